import { expect, it } from 'vitest';
import type { Order } from '#features/shared/api';
import { offerId, orderId, orderNumber } from '#mocks/testing';
import { findOrder, latestTime } from './findOrder';

const at = (time: string) => `2026-11-21T${time}.000Z`;

const lines = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];

const attempt = { sent: [{ key: 'a', lines }], latestBefore: Date.parse(at('09:00:00')) };

const order = (changes: Partial<Order> = {}): Order => ({
  id: orderId('8'),
  number: orderNumber('8'),
  status: 'U pripremi',
  createdAt: at('10:00:01'),
  articles: lines.toReversed(),
  ...changes,
});

it('finds the new order with the same articles in any order', () => {
  const other = order({ id: orderId('9'), articles: [{ offerId: offerId('1'), quantity: 2 }] });
  expect(findOrder([other, order()], attempt)?.id).toBe('8');
});

it('finds the latest order with the articles of any request of the attempt', () => {
  const changed = order({ id: orderId('9'), articles: [{ offerId: offerId('3'), quantity: 1 }] });
  const sent = [...attempt.sent, { key: 'b', lines: [{ offerId: offerId('3'), quantity: 1 }] }];
  expect(findOrder([changed, order()], { ...attempt, sent })?.id).toBe('9');
  expect(findOrder([order()], { ...attempt, sent })?.id).toBe('8');
});

it.each([
  ['the latest one before the attempt', { createdAt: at('09:00:00') }],
  ['one from before that', { createdAt: at('08:54:59') }],
  ['one of another quantity', { articles: [{ offerId: offerId('1'), quantity: 1 }, ...lines.slice(1)] }],
  ['one with an article less', { articles: lines.slice(1) }],
  ['one with an article more', { articles: [...lines, { offerId: offerId('3'), quantity: 1 }] }],
  ['one without a date', { createdAt: '' }],
])('does not take %s for the lost order', (_what, changes) => {
  expect(findOrder([order(changes)], attempt)).toBeUndefined();
});

it('finds nothing when the orders before the attempt were unknown', () => {
  expect(findOrder([order()], { ...attempt, latestBefore: undefined })).toBeUndefined();
});

it('compares only the server’s times and ignores the device’s clock', () => {
  const early = order({ createdAt: '2001-01-01T00:00:00.000Z' });
  expect(findOrder([early], { ...attempt, latestBefore: 0 })).toBe(early);
});

it('returns the time of the latest order', () => {
  const orders = [order(), order({ createdAt: at('11:00:00') }), order({ createdAt: '' })];
  expect(latestTime(orders)).toBe(Date.parse(at('11:00:00')));
  expect(latestTime([])).toBe(0);
});
