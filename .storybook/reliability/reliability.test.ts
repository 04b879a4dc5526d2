import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storySources } from '../messages/storySources';
import { promises } from './promises';

const storyExists = (title: string, story: string) =>
  storySources.some(
    (source) => source.includes(`title: '${title}'`) && source.includes(`export const ${story} = `),
  );

it.each(promises)('$fault: the listed stories and test files exist', ({ stories, tests }) => {
  const listed = Object.entries(stories).flatMap(([title, names]) =>
    names.map((name) => [title, name] as const),
  );
  expect(listed.filter(([title, name]) => !storyExists(title, name))).toEqual([]);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  expect(tests).not.toEqual([]);
});
