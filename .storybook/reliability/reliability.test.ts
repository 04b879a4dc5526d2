import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storySources } from '../messages/storySources';
import { promises } from './promises';

const isThere = (title: string, story: string) =>
  storySources.some(
    (source) => source.includes(`title: '${title}'`) && source.includes(`export const ${story} = `),
  );

it.each(promises)('$fault: what shows it is there', ({ stories, tests }) => {
  const shown = Object.entries(stories).flatMap(([title, names]) =>
    names.map((name) => [title, name] as const),
  );
  expect(shown.filter(([title, name]) => !isThere(title, name))).toEqual([]);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  expect(tests).not.toEqual([]);
});
