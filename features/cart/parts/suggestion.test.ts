import { expect, it } from 'vitest';
import { fetchOffers, type Offer } from '#features/shared/api';
import { testBackend } from '#mocks/backend/testing';
import { rpcAnswering } from '#mocks/testing';
import { suggestBundle } from './suggestion';

const answer = await testBackend().visitor().call('offers.f.getAll');
const { offers } = await fetchOffers(rpcAnswering(() => answer));

const offer = (slug: string): Offer => {
  const found = offers.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
};

const suggestFor = (slugs: string[], list = offers) => {
  const suggestion = suggestBundle(
    slugs.map((slug) => ({ offer: offer(slug), quantity: 1 })),
    list,
  );
  return suggestion && [suggestion.bundle.slug, suggestion.separately];
};

/** The list with one offer changed. */
const withOffer = (slug: string, change: Partial<Offer>) =>
  offers.map((one) => (one.slug === slug ? { ...one, ...change } : one));

it.each([
  [
    ['alpha-potent', 'libido'],
    ['paket-snaga', 8680],
  ],
  [
    ['alpha-potent', 'libido', 'prosta-vital', 'joint-ease'],
    ['paket-muskarac', 14170],
  ],
  [['alpha-potent'], undefined],
  [[], undefined],
  [['paket-snaga'], undefined],
])('for %j suggests %j', (slugs, suggestion) => {
  expect(suggestFor(slugs)).toEqual(suggestion);
});

it('exchanges as many bundles as the cart holds', () => {
  const items = ['alpha-potent', 'libido'].map((slug, at) => ({ offer: offer(slug), quantity: 3 - at }));
  const suggestion = suggestBundle(items, offers);
  expect(suggestion?.bundles).toEqual({ offerId: offer('paket-snaga').id, quantity: 2 });
  expect(suggestion?.parts).toEqual(items.map((item) => ({ offerId: item.offer.id, quantity: 2 })));
});

it.each([
  ['out of stock', { stockDays: 0 }],
  ['in another currency than its contents', { currency: '€' }],
  [
    'as expensive as its contents',
    { newPrice: offer('pure-fit').newPrice + offer('digest-balance').newPrice },
  ],
] as [string, Partial<Offer>][])('does not suggest a bundle that is %s', (_what, change) => {
  expect(suggestFor(['pure-fit', 'digest-balance'], withOffer('paket-lagano', change))).toBeUndefined();
});
