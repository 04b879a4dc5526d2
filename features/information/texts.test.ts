import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countries } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { messages } from './messages';
import { informationPages } from './pages';
import { mdxComponents } from './parts/mdxComponents';

const folder = new URL('./content/', import.meta.url);

const files = informationPages.flatMap((page) =>
  countries.map((country) => ({ page, country, file: `${page}.${country.toLowerCase()}.md` })),
);

it('has a text for every page in every country, and no others', () => {
  expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
});

const { home: _, ...otherRoutes } = routes;
/** Paths without parameters: `/club`, and `/blog/` for topics. */
const addresses = Object.values(otherRoutes).map(({ path }) => path.replace(/:\w+$/, ''));

const isRouted = (address: string) =>
  addresses.some((known) => (known.endsWith('/') ? address.startsWith(known) : address === known));

it.each(files)('$file', ({ page, country, file }) => {
  const { title, lead } = messages[country].pages[page];
  expect(title).not.toBe('');
  expect(lead).not.toBe('');

  const source = readFileSync(new URL(file, folder), 'utf8');
  const text = source.replace(/^import .*$/gm, '');
  const imported = Array.from(source.matchAll(/^import \{(.*)\}/gm), ([, names = '']) =>
    names.split(/[\s,]+/),
  ).flat();
  expect(text.match(/^## \S/gm)?.length).toBeGreaterThanOrEqual(4);

  // Numbers must come from the facts, and figures per country from the country of the file.
  const literalText = text.replace(/\{[^}]*\}/g, '').replace(/^\d\. /gm, '');
  expect(literalText).not.toMatch(/\d/);
  for (const [, code] of text.matchAll(/withdrawalDays\.(\w+)/g)) expect(code).toBe(country);
  // Headings are copied into the contents, which do not evaluate expressions or components.
  expect(text).not.toMatch(/^#.*[{<]/m);

  for (const [, name] of text.matchAll(/<(\w+)/g))
    expect([...Object.keys(mdxComponents), ...imported]).toContain(name);
  const links = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address = '']) => address);
  expect(links.filter((address) => !isRouted(address))).toEqual([]);
});
