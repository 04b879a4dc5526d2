import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokens } from '#ui/theme';
import { brand } from '../country';
import { messages } from './messages';

const read = (file: string) => readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8');
const page = read('index.html');
const manifest: Record<string, unknown> = JSON.parse(read('public/manifest.webmanifest'));

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

it('has the description of the default country for visitors without scripts', () => {
  expect(contentOf('description')).toBe(messages.BA.description);
  expect(contentOf('og:description')).toBe(messages.BA.description);
});
