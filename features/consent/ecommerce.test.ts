import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { createStorage, offerId, orderId, rpcAnswering, wireOffer } from '#mocks/testing';
import { createEcommerce } from './ecommerce';
import { forgetPurchases } from './purchases';

const offers = [
  wireOffer(1, { Name: 'Alpha', NewPrice: 49.9 }),
  wireOffer(2, { Name: 'Libido', Group: 'prostate', NewPrice: '12.35', Currency: '€' }),
];

const loadOffers = async () => (await fetchOffers(rpcAnswering(() => offers))).offers;

let dataLayer: unknown[] = [];

beforeEach(() => {
  dataLayer = [];
  vi.stubGlobal('window', { dataLayer });
  vi.stubGlobal('localStorage', createStorage());
});

afterEach(() => vi.unstubAllGlobals());

const pushed = (count: number) => vi.waitFor(() => expect(dataLayer).toHaveLength(2 * count));

const line = (id: string, quantity = 1) => ({ offerId: offerId(id), quantity });

it('tells of a list with the place of each offer', async () => {
  const tell = createEcommerce(loadOffers);
  tell({ name: 'view_item_list', list: 'most-popular', lines: [line('2'), line('1')] });
  await pushed(1);
  expect(dataLayer).toEqual([
    { ecommerce: null },
    {
      event: 'view_item_list',
      ecommerce: {
        // The offers are in two currencies.
        item_list_id: 'most-popular',
        items: [
          {
            item_id: '2',
            item_name: 'Libido',
            item_category: 'prostate',
            price: 12.35,
            quantity: 1,
            index: 0,
          },
          { item_id: '1', item_name: 'Alpha', item_category: 'potency', price: 49.9, quantity: 1, index: 1 },
        ],
      },
    },
  ]);
});

it('tells of a purchase with its sum, and of nothing else', async () => {
  const tell = createEcommerce(loadOffers);
  tell({ name: 'purchase', orderId: orderId('104501'), lines: [line('1', 3), line('unknown')] });
  await pushed(1);
  expect(dataLayer[1]).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '104501',
      value: 149.7,
      currency: 'BAM',
      items: [{ item_id: '1', item_name: 'Alpha', item_category: 'potency', price: 49.9, quantity: 3 }],
    },
  });
});

it('tells of an order once, after a reload too, and again once it was told to forget', async () => {
  const event = { name: 'purchase', orderId: orderId('104501'), lines: [line('1')] } as const;
  const tell = createEcommerce(loadOffers);
  tell(event);
  tell(event);
  tell({ name: 'view_item', lines: [line('1')] });
  await pushed(2);
  createEcommerce(loadOffers)(event);
  createEcommerce(loadOffers)({ ...event, orderId: orderId('104502') });
  await pushed(3);
  forgetPurchases();
  createEcommerce(loadOffers)(event);
  await pushed(4);
});

it('keeps the order in which things were done, and goes on after offers that failed to load', async () => {
  const load = vi.fn(loadOffers).mockRejectedValueOnce(new Error('no network'));
  const tell = createEcommerce(load);
  tell({ name: 'view_item', lines: [line('1')] });
  tell({ name: 'add_to_cart', lines: [line('1')] });
  tell({ name: 'begin_checkout', lines: [line('1')] });
  await pushed(2);
  expect(dataLayer).toMatchObject([{}, { event: 'add_to_cart' }, {}, { event: 'begin_checkout' }]);
});
