import { expect, it } from 'vitest';
import { descriptionOf } from './descriptions';

const source = `/** What the file is about. */
const meta = preview.meta({});

/** Nobody is logged in. */
export const Default = meta.story();

export const Loading = meta.story();

/**
 * The order is refused,
 * and the cart stays.
 */
export const Failed = Loading.extend({});
`;

it('reads the docstring directly above a story', () => {
  expect(descriptionOf(source, 'Default')).toBe('Nobody is logged in.');
  expect(descriptionOf(source, 'Failed')).toBe('The order is refused, and the cart stays.');
});

it('is empty for a story without one', () => {
  expect(descriptionOf(source, 'Loading')).toBe('');
  expect(descriptionOf(source, 'Fail')).toBe('');
});
