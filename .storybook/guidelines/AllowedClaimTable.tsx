import { countries, countrySettings } from '#features/shared/country';
import { allowedClaims } from './allowedClaims';

/** The health claims that the shop may make, in each country's words. */
export function AllowedClaimTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Register</th>
          {countries.map((code) => (
            <th key={code} scope="col">
              {code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allowedClaims.map(({ register, substance, effect, condition }) => (
          <tr key={register}>
            <th scope="row">{register}</th>
            {countries.map((code) => (
              <td key={code} lang={countrySettings[code].lang}>
                {[substance[code], 'doprinosi', effect[code], condition?.[code]].filter(Boolean).join(' ')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
