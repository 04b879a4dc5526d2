import { expect, it, vi } from 'vitest';
import { offerId, rpcAnswering } from '#mocks/testing';
import { fetchOffers } from '../api';
import { orderableToday } from './orderable';

const offer = (ID: number, changes: object = {}) => ({
  ID,
  Name: `Offer ${ID}`,
  Slog: `offer-${ID}`,
  Group: 'potency',
  NewPrice: 10,
  Currency: 'KM',
  ...changes,
});

async function listOf(...answer: unknown[]) {
  vi.spyOn(console, 'warn').mockReturnValue();
  return fetchOffers(rpcAnswering(() => answer));
}

const articles = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];

it('has all articles in their quantities when all are sold', async () => {
  const list = await listOf(offer(1), offer(2));
  expect(orderableToday({ articles }, list)).toEqual({ lines: articles, obstacles: [] });
});

it.each([
  ['is out of stock', offer(2, { Stock: 0 }), { reason: 'outOfStock', name: 'Offer 2' }],
  ['is malformed', offer(2, { NewPrice: 'uskoro' }), { reason: 'unreadable', name: 'Offer 2' }],
  ['is no longer sold', offer(3), { reason: 'notSold' }],
])('leaves out what %s, and says why', async (_what, second, obstacle) => {
  const { lines, obstacles } = orderableToday({ articles }, await listOf(offer(1), second));
  expect(lines).toEqual([articles[0]]);
  expect(obstacles).toEqual([obstacle]);
});
