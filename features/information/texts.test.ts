import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countries } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { messages } from './messages';
import { informationPages } from './pages';
import { pieces } from './parts/pieces';

const folder = new URL('./content/', import.meta.url);

const files = informationPages.flatMap((page) =>
  countries.map((country) => ({ page, country, file: `${page}.${country.toLowerCase()}.md` })),
);

it('every page has a text in every country, and there are no others', () => {
  expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
});

const { home: _, ...named } = routes;
/** `/club`, and `/blog/` before a topic. */
const addresses = Object.values(named).map(({ path }) => path.replace(/:\w+$/, ''));

const isInTheBook = (address: string) =>
  addresses.some((known) => (known.endsWith('/') ? address.startsWith(known) : address === known));

it.each(files)('$file', ({ page, country, file }) => {
  const { title, lead } = messages[country].pages[page];
  expect(title).not.toBe('');
  expect(lead).not.toBe('');

  const text = readFileSync(new URL(file, folder), 'utf8').replace(/^import .*$/gm, '');
  expect(text.match(/^## \S/gm)?.length).toBeGreaterThanOrEqual(4);

  // Numbers come from the facts, and what differs between countries from this one.
  const typed = text.replace(/\{[^}]*\}/g, '').replace(/^\d\. /gm, '');
  expect(typed).not.toMatch(/\d/);
  for (const [, owner] of text.matchAll(/withdrawalDays\.(\w+)/g)) expect(owner).toBe(country);
  // A heading's words go into the contents, where nothing is worked out.
  expect(text).not.toMatch(/^#.*[{<]/m);

  for (const [, piece] of text.matchAll(/<(\w+)/g)) expect(Object.keys(pieces)).toContain(piece);
  const links = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address = '']) => address);
  expect(links.filter((address) => !isInTheBook(address))).toEqual([]);
});
