import { countries, countrySettings, placeholders } from '#features/shared/country';

/** What the company has to supply, by country. */
export function PlaceholderTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Where it shows</th>
          {countries.map((country) => (
            <th scope="col" key={country}>
              {country}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placeholders.map(({ what, where, value }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{where}</td>
            {countries.map((country) => (
              <td key={country} lang={countrySettings[country].lang}>
                {value(countrySettings[country]) || 'none'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
