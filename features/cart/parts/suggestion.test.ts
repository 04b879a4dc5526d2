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
    slugs.map((slug) => ({ offer: offer(slug) })),
    list,
  );
  return suggestion && [suggestion.bundle.slug, suggestion.saving];
};

/** The list with one offer changed. */
const withOffer = (slug: string, change: Partial<Offer>) =>
  offers.map((one) => (one.slug === slug ? { ...one, ...change } : one));

it.each([
  [['alpha-potent'], ['paket-snaga', 690]],
  [
    ['alpha-potent', 'libido'],
    ['paket-snaga', 690],
  ],
  [
    ['alpha-potent', 'prosta-vital'],
    ['paket-muskarac', 1180],
  ],
  [['pure-fit'], ['paket-lagano', 790]],
  [
    ['alpha-potent', 'paket-snaga'],
    ['paket-muskarac', 1180],
  ],
  [[], undefined],
  [['paket-snaga'], undefined],
])('for %j suggests %j', (slugs, suggestion) => {
  expect(suggestFor(slugs)).toEqual(suggestion);
});

it.each([
  ['out of stock', { stockDays: 0 }],
  ['in another currency than its contents', { currency: '€' }],
  [
    'as expensive as its contents',
    { newPrice: offer('pure-fit').newPrice + offer('digest-balance').newPrice },
  ],
] as [string, Partial<Offer>][])('does not suggest a bundle that is %s', (_what, change) => {
  expect(suggestFor(['pure-fit'], withOffer('paket-lagano', change))).toBeUndefined();
});

it('does not suggest a bundle with contents whose price is unknown', () => {
  const list = offers.filter(({ slug }) => slug !== 'digest-balance');
  expect(suggestFor(['pure-fit'], list)).toBeUndefined();
});
