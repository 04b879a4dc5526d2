import { expect, it } from 'vitest';
import { decisions } from './decisions';

const page = ({
  title = 'For developers/Decisions/01 Hash routes',
  path = '.storybook/decisions/01-hash-routes.mdx',
  status = 'Accepted',
  heading = 'Hash routes',
  last = '## Consequences\n\nOne page.',
} = {}) =>
  decisions(
    [
      {
        type: 'docs',
        id: 'index',
        title: 'For developers/Decisions',
        importPath: './.storybook/decisions/Decisions.mdx',
      },
      { type: 'docs', id: 'page', title, importPath: `./${path}` },
    ],
    new Map([
      [path, `export const status = '${status}';\n\n# ${heading}\n\n## Context\n\n## Decision\n\n${last}\n`],
    ]),
  );

it('accepts a decision, and one that links to its successor', () => {
  expect(page()).toEqual([]);
  expect(
    page({
      status: 'Replaced',
      last: '## Consequences\n\n[Paths](for-developers-decisions-02-paths--docs)',
    }),
  ).toEqual([]);
});

it.each([
  ['by its number', { path: '.storybook/decisions/03-hash-routes.mdx' }],
  ['by its number', { path: '.storybook/decisions/01-routes.mdx' }],
  ['the title', { title: 'For developers/Decisions/01 Routes' }],
  ['its parts', { last: '## Costs' }],
  ['link to the decision', { status: 'Replaced' }],
])('reports: %s', (message, bad) => {
  expect(page(bad)).toEqual([expect.stringContaining(message)]);
});
