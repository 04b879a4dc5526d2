import { expect, it } from 'vitest';
import { findTopic } from './topics';

it.each([
  ['prostata', 'prostata'],
  ['povećanje', 'povećanje'],
  ['povecanje', 'povećanje'],
  ['Povećanje', 'povećanje'],
  ['mrsavljenje', 'mršavljenje'],
  // The same letters, written with combining marks.
  ['mršavljenje'.normalize('NFD'), 'mršavljenje'],
  ['kosa', undefined],
  ['', undefined],
])('finds for %s the topic %s', (name, topic) => {
  expect(findTopic(name)).toBe(topic);
});
