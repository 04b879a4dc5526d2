import { expect, test } from 'vitest';
import { fixtures } from './fixtures';
import { createLargeStores, large } from './largeStores';

const stores = Object.entries(await createLargeStores());

test.each(stores)('%s has much of everything, each thing once', async (_country, store) => {
  const offers = await store.offers.all();
  const [first] = offers;
  const reviews = await store.reviews.ofOffer(first?.ID ?? '');
  const orders = await store.orders.ofUser('1');
  expect([offers, reviews, orders].map(({ length }) => length)).toEqual([
    large.offers,
    large.reviews,
    large.orders,
  ]);
  for (const things of [offers, reviews, orders])
    expect(new Set(things.map(({ ID }) => ID)).size).toBe(things.length);
  expect(new Set(offers.map(({ Slog }) => Slog)).size).toBe(large.offers);
  expect(await store.shipments.lines(orders[0]?.LeadID ?? '')).toHaveLength(large.statusLines);
});

test('the member is the one of the fixtures', async () => {
  const { UserInfo, Password } = fixtures.BA.member;
  const store = (await createLargeStores()).BA;
  expect(await store.users.findBy('Email', UserInfo.Email)).toMatchObject(UserInfo);
  expect(await store.users.hasPassword('1', Password)).toBe(true);
});
