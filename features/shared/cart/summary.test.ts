import { expect, it } from 'vitest';
import { offerId, rpcAnswering, wireOffer } from '#mocks/testing';
import { fetchOffers } from '../api';
import { summarizeCart } from '../cart';

const wire = (ID: number, NewPrice: number | string, OldPrice: number | string) =>
  wireOffer(ID, { NewPrice, OldPrice });

async function offersOf(...answer: unknown[]) {
  return (await fetchOffers(rpcAnswering(() => answer))).offers;
}

it('is exact to the hundredth, unlike floats', async () => {
  const offers = await offersOf(wire(1, 0.1, 0.2), wire(2, 19.99, '29.99'), wire(3, '1234.56', 2000));
  const summary = summarizeCart(
    [
      { offerId: offerId('1'), quantity: 3 },
      { offerId: offerId('2'), quantity: 7 },
      { offerId: offerId('3'), quantity: 999 },
      { offerId: offerId('unknown'), quantity: 5 },
    ],
    offers,
  );
  expect(summary).toMatchObject({
    count: 1009,
    currency: 'KM',
    newTotal: 30 + 7 * 1999 + 999 * 123456,
    oldTotal: 60 + 7 * 2999 + 999 * 200000,
  });
  expect(summary.savings).toBe(summary.oldTotal - summary.newTotal);
});

it('is zero for an empty cart', () => {
  expect(summarizeCart([], [])).toMatchObject({
    items: [],
    count: 0,
    newTotal: 0,
    savings: 0,
    currency: undefined,
  });
});
