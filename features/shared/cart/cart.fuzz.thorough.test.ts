import * as fc from 'fast-check';
import { expect } from 'vitest';
import { testBackend } from '#mocks/backend/testing';
import { malformedText, property, storageWith } from '#mocks/fuzz';
import { offerId, rpcAnswering } from '#mocks/testing';
import { fetchOffers } from '../api';
import { formatMoney } from '../country';
import { createCart, MAX_QUANTITY, summarizeCart } from '.';

const lines = [
  { ID: '1', quantity: 2 },
  { ID: 2, quantity: '3' },
  { ID: '1', quantity: 1 },
];

property('a stored cart', 1_500, malformedText(lines), (stored) => {
  const cart = createCart(storageWith(stored));
  const read = cart.store.getState().lines;
  expect(new Set(read.map(({ offerId }) => offerId)).size).toBe(read.length);
  for (const { quantity } of read) {
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true);
  }
  // Storing the lines and reading them again changes nothing.
  const kept = JSON.stringify(read.map(({ offerId, quantity }) => ({ ID: offerId, quantity })));
  expect(createCart(storageWith(kept)).store.getState().lines).toEqual(read);
});

const offer = await testBackend().visitor().call('offers.f.getSlog', { Slog: 'alpha-potent' });
const price = fc.tuple(fc.nat(99_999), fc.nat(99));
const line = fc.record({ price, more: price, quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) });
const written = ([whole, hundredths]: readonly [number, number]) =>
  `${whole}.${String(hundredths).padStart(2, '0')}`;
const exactly = ([whole, hundredths]: readonly [number, number]) => BigInt(whole) * 100n + BigInt(hundredths);

property('totals are exact to the hundredth', 700, fc.array(line, { maxLength: 30 }), async (cart) => {
  const wire = cart.map((one, index) => ({
    ...offer,
    ID: index,
    // Prices come as numbers and as numeric strings.
    NewPrice: index % 2 ? written(one.price) : Number(written(one.price)),
    OldPrice: Number(written(one.more)),
  }));
  const { offers } = await fetchOffers(rpcAnswering(() => JSON.parse(JSON.stringify(wire))));
  const { sums } = summarizeCart(
    cart.map(({ quantity }, index) => ({ offerId: offerId(String(index)), quantity })),
    offers,
  );
  let newTotal = 0n;
  let oldTotal = 0n;
  for (const { price, more, quantity } of cart) {
    const [now, before] = [exactly(price), exactly(more)];
    newTotal += now * BigInt(quantity);
    oldTotal += (before > now ? before : now) * BigInt(quantity);
  }
  // Nothing costs nothing, in no currency.
  if (!sums) {
    expect(cart).toEqual([]);
    return;
  }
  expect(BigInt(sums.newTotal)).toBe(newTotal);
  expect(BigInt(sums.oldTotal)).toBe(oldTotal);
  expect(BigInt(sums.savings)).toBe(oldTotal - newTotal);
  const digits = formatMoney(sums.newTotal, 'KM').replace(/[.,]|\u00A0KM/g, '');
  expect(BigInt(digits)).toBe(newTotal);
});
