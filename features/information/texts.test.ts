import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countries } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { informationPages } from './pages';

const folder = new URL('./content/', import.meta.url);
const files = informationPages.flatMap((page) =>
  countries.map((country) => ({ country, file: `${page}.${country.toLowerCase()}.md` })),
);

it('every page has a text in every country', () => {
  expect(readdirSync(folder).toSorted()).toEqual(files.map(({ file }) => file).toSorted());
});

it('texts take figures from the facts of their country, and link to pages of the shop', () => {
  const { home: _, ...otherRoutes } = routes;
  /** Paths without parameters: `/club`, and `/blog/` for topics. */
  const addresses = Object.values(otherRoutes).map(({ path }) => path.replace(/:\w+$/, ''));
  const isRouted = (address: string) =>
    addresses.some((known) => (known.endsWith('/') ? address.startsWith(known) : address === known));

  for (const { country, file } of files) {
    const text = readFileSync(new URL(file, folder), 'utf8').replace(/^import .*$|WCAG 2\.2|NN 89\/25/gm, '');
    expect(text.replace(/\{[^}]*\}/g, '').replace(/^\d\. /gm, ''), file).not.toMatch(/\d/);
    const figures = Array.from(text.matchAll(/withdrawalDays\.(\w+)/g), ([, code]) => code);
    expect(
      figures.filter((code) => code !== country),
      file,
    ).toEqual([]);
    const links = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address = '']) => address);
    expect(
      links.filter((address) => !isRouted(address)),
      file,
    ).toEqual([]);
  }
});
