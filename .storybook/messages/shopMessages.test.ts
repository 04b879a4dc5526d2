import { expect, it } from 'vitest';
import { countries } from '#features/shared/country';
import { shopMessages } from './shopMessages';

const everyText = shopMessages.flatMap(({ folder, name, texts, written }) =>
  countries.map((country) => ({
    key: `${country} ${folder} ${name}`,
    read: texts[country],
    written: written[country],
  })),
);

it('knows where each text is written', () => {
  expect(everyText.filter(({ written }) => !written).map(({ key }) => key)).toEqual([]);
});

it('reads a text as it is written, but for values that are filled in', () => {
  const other = everyText.filter(
    ({ read, written }) => written?.text !== undefined && !/[{}]/.test(written.text) && written.text !== read,
  );
  expect(other).toEqual([]);
  expect(everyText.filter(({ written }) => written?.text !== undefined).length).toBeGreaterThan(4_000);
});
