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
import { DocsTable } from '../DocsTable';

const nouns: PluralForms[] = [
  { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' },
  { one: 'recenzija', few: 'recenzije', other: 'recenzija' },
  { one: 'dan', few: 'dana', other: 'dana' },
];

/** Results of `plural` for numbers that are easy to get wrong. */
export const PluralTable = () => (
  <DocsTable
    head={['Number', ...nouns.map(({ one, few, other }) => `${one}, ${few}, ${other}`)]}
    rows={[0, 1, 2, 4, 5, 11, 12, 21, 22, 101, 112].map((count) => ({
      key: `${count}`,
      cells: [
        formatNumber(count),
        ...nouns.map((forms) => (
          <span key={forms.one} lang="bs">
            {plural(count, forms)}
          </span>
        )),
      ],
    }))}
  />
);

/** The same count, rating, price and time in each country. */
export function FormatTable() {
  return (
    <DocsTable
      head={['Country', 'Count', 'Rating', 'Price', 'Date and time']}
      rows={countries.map((country) => ({
        key: country,
        cells: [
          countrySettings[country].name,
          formatNumber(3512),
          formatNumber(4.75, 1),
          formatMoney(toHundredths(1234.5), countrySettings[country].currency),
          formatDateTime('2026-11-14T18:42:00Z', countrySettings[country]),
        ],
      }))}
    />
  );
}
