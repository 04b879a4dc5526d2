import { expect, it } from 'vitest';
import { findStories } from './findStories';
import { fixedMessages } from './fixedMessages';
import { storySources } from './storySources';

const source = `
const meta = preview.meta({ title: 'Screens/Login' });
const refused = 'Pogrešno';
async function logIn() {
  await type(refused);
}
// Nigdje se ne vidi 'Komentar'
export const Default = meta.story();
export const Refused = meta.story({
  play: async () => {
    await logIn();
  },
});
Default.test('empty', async () => {
  await expect(field).toHaveAccessibleDescription(/^Ime ne može biti prazno\\.$/);
});
`;

it.each([
  ['finds a text in a test', 'Ime ne može biti prazno.', ['Default']],
  ['skips a part of a longer sentence', 'Ime ne može biti', []],
  ['follows constants and functions', 'Pogrešno', ['Refused']],
  ['finds nothing for a text that no story has', 'Dobro', []],
])('%s', (_behavior, text, stories) => {
  expect(findStories(source, text).map(({ story }) => story)).toEqual(stories);
});

it.each(fixedMessages)('a story asserts the message for $situation', ({ text }) => {
  expect(storySources.flatMap((story) => findStories(story, text))).not.toEqual([]);
});
