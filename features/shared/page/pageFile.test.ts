import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokens } from '#ui/theme';
import { messages } from './messages';

const page = readFileSync(new URL('../../../app/index.html', import.meta.url), 'utf8');

const contentOf = (name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

// `index.html` is written by hand; it must agree with the theme and the messages.

it('gives the browser’s frame the colour of the header’s stripe', () => {
  expect(contentOf('theme-color')).toBe(tokens.color.surfaceDeep);
});

it('has the description of the default country for visitors without scripts', () => {
  expect(contentOf('description')).toBe(messages.BA.description);
  expect(contentOf('og:description')).toBe(messages.BA.description);
});
