import { expect, it, vi } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { summarizeCart } from '#features/shared/cart';
import { offerId, rpcAnswering } from '#mocks/testing';
import { changesSince } from './changes';

const wire = (ID: number, NewPrice: number | string, Currency = 'KM', Stock?: number) => ({
  ID,
  Name: `Offer ${ID}`,
  Slog: `offer-${ID}`,
  Group: 'potency',
  NewPrice,
  Currency,
  Stock,
});

async function listOf(...answer: unknown[]) {
  return fetchOffers(rpcAnswering(() => answer));
}

const lines = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];

it.each([
  ['nothing', [wire(1, 10), wire(2, 20)], []],
  ['no change of an offer that is not in the cart', [wire(1, 10), wire(2, 20), wire(3, 99)], []],
  ['a price that differs by a hundredth', [wire(1, 10.01), wire(2, 20)], [['1', 1001]]],
  ['a lower price', [wire(1, 10), wire(2, 19)], [['2', 1900]]],
  ['another currency', [wire(1, 10), wire(2, 20, '€')], [['2', 2000]]],
  ['an offer that has gone out of stock', [wire(1, 10, 'KM', 0), wire(2, 20)], [['1', 1000]]],
  ['an offer that is no longer sold', [wire(2, 20)], [['1', 'notSold']]],
  ['an offer that has become unreadable', [wire(1, 10), wire(2, 'uskoro')], [['2', 'unreadable']]],
])('reports %s', async (_what, now, found) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { offers } = await listOf(wire(1, 10), wire(2, 20), wire(3, 30));
  const changes = changesSince(summarizeCart(lines, offers), await listOf(...now));
  expect(
    changes.map(({ before, now }) => [before.offer.id, typeof now === 'string' ? now : now.newPrice]),
  ).toEqual(found);
});
