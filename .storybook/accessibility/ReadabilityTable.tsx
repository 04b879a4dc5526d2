import { countries } from '#features/shared/country';
import { readabilityOf } from './readability';

const files = import.meta.glob<string>('../../features/*/content/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pages of text, by the folder and name of their files. */
const pages = [...new Set(Object.keys(files).map((path) => path.replace(/\.\w\w\.md$/, '')))].sort();

/** How hard each page of text is to read in each country, and its longest sentence in Bosnia and Herzegovina. */
export function ReadabilityTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {countries.map((country) => (
            <th key={country} scope="col">
              {country}
            </th>
          ))}
          <th scope="col">Longest sentence (BA)</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => {
          const measured = countries.map((country) =>
            readabilityOf(files[`${page}.${country.toLowerCase()}.md`] ?? ''),
          );
          return (
            <tr key={page}>
              <th scope="row">{page.replace(/^.*features\/|content\//g, '')}</th>
              {countries.map((country, at) => (
                <td key={country}>{measured[at]?.lix}</td>
              ))}
              <td>{measured[0]?.longest}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
