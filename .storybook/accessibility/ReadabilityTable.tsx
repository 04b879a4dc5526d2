import { countries } from '#features/shared/country';
import { DocsTable } from '../DocsTable';
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
    <DocsTable
      head={['Page', ...countries, 'Longest sentence (BA)']}
      rows={pages.map((page) => {
        const measured = countries.map((country) =>
          readabilityOf(files[`${page}.${country.toLowerCase()}.md`] ?? ''),
        );
        return {
          key: page,
          cells: [
            page.replace(/^.*features\/|content\//g, ''),
            ...measured.map(({ lix }) => lix),
            measured[0]?.longest,
          ],
        };
      })}
    />
  );
}
