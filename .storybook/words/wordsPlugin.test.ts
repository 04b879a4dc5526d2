import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writtenTexts } from '../messages/writtenTexts';
import { startServer } from '../testServer';
import { type Change, WORDS } from './change';
import { wordsPlugin } from './wordsPlugin';

/** `#{…}` stands for a template's placeholder. */
const code = (text: string) => text.replaceAll('#{', '${');

const file = 'features/basket/messages/hr.ts';

const source = code(`import { facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

const days = \`#{facts.guaranteeDays} dana\`;

export const hr: Messages = {
  empty: 'Košarica je prazna', // Also the page's title.
  steps: ['Naručite', 'Platite'],
  look: { 'price-asc': 'Najniža cijena' },
  total: (amount) => \`Ukupno #{amount} za #{facts.guaranteeDays} dana\`,
  count: (count) => \`#{formatNumber(count)} kom\`,
  title: days,
  failed: fixedTexts.orderFailed,
};
`);

const biome = {
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 110 },
  javascript: { formatter: { quoteStyle: 'single' } },
};

const change: Change = {
  folder: 'features/basket/messages',
  name: 'empty',
  country: 'HR',
  before: 'Košarica je prazna',
  text: 'U košarici nema ničega',
};

const { root, send: sendTo } = await startServer(() => [wordsPlugin()], {
  'biome.json': JSON.stringify(biome),
  [file]: source,
});

const read = () => readFile(join(root, file), 'utf8');

const send = (sent: Partial<Record<keyof Change, string>>, headers?: Record<string, string>) =>
  sendTo(WORDS, JSON.stringify({ ...change, ...sent }), headers);

beforeEach(() => writeFile(join(root, file), source));

it.each([
  ['empty', 'U košarici nema ničega', "'Košarica je prazna'", "'U košarici nema ničega'"],
  ['steps.1', 'Platite kod dostave', "'Platite'", "'Platite kod dostave'"],
  ['look.price-asc', 'Prvo jeftinije', "'Najniža cijena'", "'Prvo jeftinije'"],
  ['empty', "Kaže: 'da'", "'Košarica je prazna'", `"Kaže: 'da'"`],
  ['empty', `'Da' i "ne"`, "'Košarica je prazna'", String.raw`'\'Da\' i "ne"'`],
  ['empty', 'Kosa \\ crta', "'Košarica je prazna'", String.raw`'Kosa \\ crta'`],
  ['empty', 'Dva\nreda', "'Košarica je prazna'", String.raw`'Dva\nreda'`],
  ['empty', '`$', "'Košarica je prazna'", "'`$'"],
  [
    'total',
    'Za {facts.guaranteeDays} dana `$` {amount} \\',
    '`Ukupno #{amount} za #{facts.guaranteeDays} dana`',
    '`Za #{facts.guaranteeDays} dana \\`$\\` #{amount} \\\\`',
  ],
])('%s: writes %j, and nothing else', async (name, text, before, after) => {
  const sent = { name, text, before: writtenTexts(source)[name]?.text ?? '' };
  expect(await (await send(sent)).json()).toEqual({ file });
  expect(await read()).toBe(source.replace(code(before), () => code(after)));
});

it('breaks a line that gets too long, as the formatter does', async () => {
  const text = `Ovdje ${'još '.repeat(25)}nema ničega`;
  expect(await (await send({ text })).json()).toEqual({ file });
  expect(await read()).toContain(`  empty:\n    '${text}', // Also`);
});

it.each([
  [{ text: ' ' }, 'none may be empty'],
  [{ text: 'Korpa je prazna' }, '‘korpa’ is ‘košaric…’ in HR.'],
  [{ text: 'Ovo liječi' }, '‘liječi’ is a claim'],
  [{ text: 'Prazno: {amount}' }, 'no value that is filled in'],
  [{ before: 'Prazno' }, 'changed meanwhile'],
  [
    { name: 'total', before: 'Ukupno {amount} za {facts.guaranteeDays} dana' },
    'Write {amount} and {facts.guar',
  ],
  [{ name: 'count' }, "no text 'count' to change"],
  [{ name: 'title' }, "no text 'title' to change"],
  [{ name: 'failed' }, "no text 'failed' to change"],
  [{ name: 'toString' }, "no text 'toString' to change"],
  [{ country: 'BA' }, 'ENOENT'],
  [{ country: 'SI' }, 'Invalid'],
  [{ folder: '../features/basket/messages' }, 'Invalid'],
  [{ folder: 'features/../messages' }, 'Invalid'],
])('refuses %o and says why', async (sent, why) => {
  expect(await (await send(sent)).json()).toEqual({ error: expect.stringContaining(why) });
  expect(await read()).toBe(source);
});

it.each([{ origin: 'https://evil.test' }, { 'content-type': 'text/plain' }])(
  'takes nothing of another site: %o',
  async (headers) => {
    const answer = await send({}, headers);
    expect(answer.headers.get('content-type') ?? '').not.toContain('json');
    expect(await read()).toBe(source);
  },
);
