import { expect, it } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { summarizeCart } from '#features/shared/cart';
import { offerId, rpcAnswering } from '#mocks/testing';
import { changesSince } from './changes';

const wire = (ID: number, NewPrice: number, Currency = 'KM') => ({
  ID,
  Name: `Offer ${ID}`,
  Slog: `offer-${ID}`,
  Group: 'potency',
  NewPrice,
  Currency,
});

async function offersOf(...answer: unknown[]) {
  return (await fetchOffers(rpcAnswering(() => answer))).offers;
}

const lines = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];

it.each([
  ['nothing', [wire(1, 10), wire(2, 20)], []],
  ['nothing in the cart', [wire(1, 10), wire(2, 20), wire(3, 99)], []],
  ['a price, to the hundredth', [wire(1, 10.01), wire(2, 20)], [['1', 1001]]],
  ['a price, downwards', [wire(1, 10), wire(2, 19)], [['2', 1900]]],
  ['a currency', [wire(1, 10), wire(2, 20, '€')], [['2', 2000]]],
  ['that one is gone', [wire(2, 20)], [['1', undefined]]],
])('notices %s', async (_what, now, found) => {
  const seen = summarizeCart(lines, await offersOf(wire(1, 10), wire(2, 20), wire(3, 30)));
  const changes = changesSince(seen, await offersOf(...now));
  expect(changes.map((change) => [change.before.offer.id, change.now?.newPrice])).toEqual(found);
});
