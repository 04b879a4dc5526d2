import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokens } from '#ui/theme';
import { brand } from '../country';
import { messages } from './headMessages';

const read = (file: string) => readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8');
const page = read('index.html');
const manifest: Record<string, unknown> = JSON.parse(read('public/manifest.webmanifest'));

const contentOf = (name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

/** Two files of the shop are written by hand: they say what the theme, the brand and the messages say. */
it('the browser’s own frame goes on in the colour of the stripe at the top', () => {
  expect(contentOf('theme-color')).toBe(tokens.color.surfaceDeep);
  expect(manifest).toMatchObject({
    theme_color: tokens.color.surfaceDeep,
    background_color: tokens.color.surface,
  });
});

it('the shop goes by its name', () => {
  expect(page).toContain(`<title>${brand.name}</title>`);
  expect(contentOf('og:site_name')).toBe(brand.name);
  expect(contentOf('og:title')).toBe(brand.name);
  expect(manifest).toMatchObject({ name: brand.name, short_name: brand.name });
});

it('who runs no scripts reads what the default country reads', () => {
  expect(contentOf('description')).toBe(messages.BA.description);
  expect(contentOf('og:description')).toBe(messages.BA.description);
});
