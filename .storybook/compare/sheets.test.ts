import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { State } from '../board';
import { choicesSchema, inOneWindow, isChosenState, placesWithout, rowsOf, sharedStates } from './sheets';

const state = (title: string, name: string, tags: string[] = []): State => ({
  id: `${title.toLowerCase().replace(/[/ ]/g, '-')}--${name.toLowerCase()}`,
  type: 'story',
  title,
  name,
  importPath: './a.stories.tsx',
  tags,
});

const states = [
  state('Screens/Offer', 'Empty'),
  state('Screens/Offer', 'BA'),
  state('Screens/Offer/Reviews', 'Empty', ['fault:no-network']),
  state('Screens/Club', 'Default', ['fault:no-network']),
  state('Shell/Search', 'Empty', ['fault:no-network']),
  state('Flows/First order', 'Checkout'),
];

it('finds the states of a name or a tag, and the places that have none', () => {
  const empty = states.filter(isChosenState('empty'));
  expect(empty.map(({ title }) => title)).toEqual(['Screens/Offer', 'Screens/Offer/Reviews', 'Shell/Search']);
  expect(placesWithout(empty, states)).toEqual(['Club']);
  expect(states.filter(isChosenState('fault-no-network'))).toHaveLength(3);
});

it('offers names and faults that several places have in common', () => {
  expect(sharedStates(states, 'empty')).toEqual([
    { value: 'empty', label: 'Empty (3)' },
    { value: 'fault-no-network', label: 'fault: no network (3)' },
  ]);
  expect(sharedStates(states, 'checkout')).toContainEqual({ value: 'checkout', label: 'Checkout (1)' });
});

it('reads an address, and takes the initial choice where it is unknown', () => {
  const choices = v.parse(choicesSchema, {
    countries: 'HR-BA',
    widths: '390-1440',
    texts: '300',
    state: '<b>',
    zoom: '1',
  });
  expect(choices).toMatchObject({ texts: '100', state: 'empty', zoom: '40' });
  expect(
    rowsOf(choices).map(({ country, windows }) => [country, ...windows.map(({ size }) => size.width)]),
  ).toEqual([
    ['BA', 390, 1440],
    ['HR', 390, 1440],
  ]);
  expect(inOneWindow(choices)).toMatchObject({ countries: 'HR', widths: '390', texts: '100' });
});
