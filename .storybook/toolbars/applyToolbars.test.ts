import { expect, it } from 'vitest';
import { scenarios } from '#mocks/scenarios';
import { applyToolbars } from './applyToolbars';
import { conditions } from './conditions';
import { initialToolbars } from './toolbars';

const shop = {
  path: '/checkout',
  now: '2026-01-01T00:00:00Z',
  cart: [{ ID: 2, quantity: 3 }],
  scenarios: ['session.member', 'orders.slow', 'orders.notFoundOnce'] as const,
};
const story = () => ({ ...shop, scenarios: [...shop.scenarios] });

it('leaves a story as it is by default', () => {
  expect(applyToolbars(story(), initialToolbars)).toEqual(story());
});

it('ignores values of an address that no toolbar has', () => {
  const unknown = { login: 'nobody', network: '__proto__', cart: 'constructor', clock: 'toString' };
  expect(applyToolbars(story(), unknown)).toEqual(story());
});

it('replaces the login and keeps the other conditions', () => {
  expect(applyToolbars(story(), { login: 'guest' }).scenarios).toEqual([
    'orders.slow',
    'orders.notFoundOnce',
  ]);
  expect(applyToolbars(story(), { login: 'unknown' }).scenarios).toEqual([
    'orders.slow',
    'orders.notFoundOnce',
    'session.pending',
  ]);
});

it('adds a network to the conditions of the story, which a normal one takes away', () => {
  expect(applyToolbars(story(), { network: 'offline' }).scenarios).toEqual([
    ...shop.scenarios,
    'network.offline',
  ]);
  expect(applyToolbars(story(), { network: 'normal' }).scenarios).toEqual([
    'session.member',
    'orders.notFoundOnce',
  ]);
});

it('replaces cart and clock', () => {
  expect(applyToolbars(story(), { cart: 'empty' }).cart).toEqual([]);
  expect(applyToolbars(story(), { cart: 'one' }).cart).toHaveLength(1);
  expect(applyToolbars(story(), { clock: 'newYear' }).now).toBe('2026-12-31T23:01:00Z');
  expect(applyToolbars(story(), { clock: 'device' })).not.toHaveProperty('now');
});

it.each(['login', 'network', 'cart', 'clock'] as const)('applies every item of %s', (name) => {
  const items = conditions[name].choices.map(({ value }) => value).filter((value) => value !== 'story');
  const outcomes = items.map((value) => JSON.stringify(applyToolbars(story(), { [name]: value })));
  expect(new Set([JSON.stringify(story()), ...outcomes])).toHaveLength(items.length + 1);
});

it('chooses scenarios that exist', () => {
  for (const { value } of conditions.login.choices)
    for (const name of applyToolbars({}, { login: value }).scenarios ?? [])
      expect(scenarios).toHaveProperty([name]);
});
