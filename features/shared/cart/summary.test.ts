import { expect, it } from 'vitest';
import { offerId, rpcAnswering, wireOffer } from '#mocks/testing';
import { fetchOffers } from '../api';
import { amountToPay, summarizeCart } from '../cart';
import { toHundredths } from '../country';

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
    sums: {
      currency: 'KM',
      newTotal: 30 + 7 * 1999 + 999 * 123456,
      oldTotal: 60 + 7 * 2999 + 999 * 200000,
      savings: 30 + 7 * 1000 + 999 * 76544,
    },
  });
});

it('has no sums without items, or for several currencies', async () => {
  expect(summarizeCart([], [])).toEqual({ items: [], count: 0, sums: undefined });
  const offers = await offersOf(wire(1, 10, 10), wireOffer(2, { NewPrice: 20, Currency: '€' }));
  const lines = offers.map(({ id }) => ({ offerId: id, quantity: 1 }));
  expect(summarizeCart(lines, offers)).toMatchObject({ count: 2, sums: undefined });
});

it.each([
  ['KM', 1300],
  ['€', 1000],
])('adds the delivery, which is in the currency of the country, to a sum in %s as %d', (currency, toPay) => {
  const newTotal = toHundredths(10);
  const country = { deliveryPrice: toHundredths(3), currency: 'KM' };
  expect(amountToPay({ currency, newTotal }, country)).toBe(toPay);
});
