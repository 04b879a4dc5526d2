import { expect, it } from 'vitest';
import { spokenName } from './names';

it.each([
  ['Default', 'Default'],
  ['Html As Text', 'HTML as text'],
  ['Lowest Price In Croatia', 'Lowest price in Croatia'],
  ['Black Friday', 'Black Friday'],
  ['Statement HR', 'Statement HR'],
  ['Type A Name', 'Type a name'],
  ['RS', 'Serbia'],
])('spells %s as %s', (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});
