import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokens } from '#ui/theme';
import { brand, countrySettings } from '../country';
import { routes } from '../navigation';
import { messages } from './messages';

const read = (file: string) => readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8');
const page = read('index.html');
const manifest: Record<string, unknown> & { shortcuts: { url: string }[]; screenshots: { src: string }[] } =
  JSON.parse(read('public/manifest.webmanifest'));

const contentOf = (name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

// `index.html` and the manifest are written by hand; they must agree with the theme, the brand and the messages.

it('gives the browser’s frame the colour of the header’s stripe', () => {
  expect(contentOf('theme-color')).toBe(tokens.color.surfaceDeep);
  expect(manifest).toMatchObject({
    theme_color: tokens.color.surfaceDeep,
    background_color: tokens.color.surface,
  });
});

it('uses the brand’s name in the page and the manifest', () => {
  expect(page).toContain(`<title>${brand.name}</title>`);
  expect(contentOf('og:site_name')).toBe(brand.name);
  expect(contentOf('og:title')).toBe(brand.name);
  expect(manifest).toMatchObject({ name: brand.name, short_name: brand.name });
});

it('is in the language of the default country, and its shortcuts lead to pages of the shop', () => {
  expect(manifest).toMatchObject({ id: './', lang: countrySettings.BA.lang });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    [routes.track, routes.checkout, routes.contact].map(({ path }) => `./#${path}`),
  );
});

it('has pictures of the shop that exist', () => {
  expect(manifest.screenshots).not.toHaveLength(0);
  for (const { src } of manifest.screenshots) expect(read(`public/${src}`)).not.toBe('');
});

it('has the description of the default country for visitors without scripts', () => {
  expect(contentOf('description')).toBe(messages.BA.description);
  expect(contentOf('og:description')).toBe(messages.BA.description);
});
