import {
  countries,
  countrySettings,
  formatDateTime,
  formatMoney,
  formatNumber,
  type PluralForms,
  plural,
  toHundredths,
} from '#features/shared/country';

const nouns: PluralForms[] = [
  { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' },
  { one: 'recenzija', few: 'recenzije', other: 'recenzija' },
  { one: 'dan', few: 'dana', other: 'dana' },
];

/** Results of `plural` for numbers that are easy to get wrong. */
export function PluralTable() {
  return (
    <table>
      <thead>
        <tr>
          {nouns.map(({ one, few, other }) => (
            <th key={one} scope="col">
              {one}, {few}, {other}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, 1, 2, 4, 5, 11, 12, 21, 22, 101, 112].map((count) => (
          <tr key={count}>
            {nouns.map((forms) => (
              <td key={forms.one} lang="bs">
                {formatNumber(count)} {plural(count, forms)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same count, rating, price and time in each country. */
export function FormatTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">Count</th>
          <th scope="col">Rating</th>
          <th scope="col">Price</th>
          <th scope="col">Date and time</th>
        </tr>
      </thead>
      <tbody>
        {countries.map((country) => (
          <tr key={country}>
            <th scope="row">{countrySettings[country].name}</th>
            <td>{formatNumber(3512)}</td>
            <td>{formatNumber(4.75, 1)}</td>
            <td>{formatMoney(toHundredths(1234.5), countrySettings[country].currency)}</td>
            <td>{formatDateTime('2026-11-14T18:42:00Z', countrySettings[country])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
