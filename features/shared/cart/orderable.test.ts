import { expect, it, vi } from 'vitest';
import { offerId, rpcAnswering, wireOffer } from '#mocks/testing';
import { fetchOffers } from '../api';
import { orderableToday } from './orderable';

async function listOf(...answer: unknown[]) {
  vi.spyOn(console, 'warn').mockReturnValue();
  return fetchOffers(rpcAnswering(() => answer));
}

const articles = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];

it('has all articles in their quantities when all are sold', async () => {
  const list = await listOf(wireOffer(1), wireOffer(2));
  expect(orderableToday({ articles }, list)).toEqual({ lines: articles, obstacles: [] });
});

it.each([
  ['is out of stock', wireOffer(2, { Stock: 0 }), { reason: 'outOfStock', name: 'Offer 2' }],
  ['is malformed', wireOffer(2, { NewPrice: 'uskoro' }), { reason: 'unreadable', name: 'Offer 2' }],
  ['is no longer sold', wireOffer(3), { reason: 'notSold' }],
])('leaves out what %s, and says why', async (_what, second, obstacle) => {
  const { lines, obstacles } = orderableToday({ articles }, await listOf(wireOffer(1), second));
  expect(lines).toEqual([articles[0]]);
  expect(obstacles).toEqual([obstacle]);
});
