import { countries, countrySettings, placeholders } from '#features/shared/country';
import { DocsTable } from '../DocsTable';

/** What the company has to supply, by country. */
export function PlaceholderTable() {
  return (
    <DocsTable
      head={['What', 'Where it shows', ...countries]}
      rows={placeholders.map(({ what, where, value }) => ({
        key: what,
        cells: [
          what,
          where,
          ...countries.map((country) => (
            <span key={country} lang={countrySettings[country].lang}>
              {value(countrySettings[country]) || 'none'}
            </span>
          )),
        ],
      }))}
    />
  );
}
