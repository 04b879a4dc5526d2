import { expect, test } from 'vitest';
import { catalogue, fixtures, offerSlugs } from '../fixtures';
import { testBackend } from './testing';

const bundles = offerSlugs.filter((slug) => catalogue[slug].children);
const singles = offerSlugs.filter((slug) => !catalogue[slug].children);

const getAll = async (args?: object, meta?: object) => {
  const answer = await testBackend().visitor().rpc({ action: 'call', method: 'offers.f.getAll', args, meta });
  return answer.data;
};

const slugs = (offers: { Slog: string }[]) => offers.map((offer) => offer.Slog);

test('getAll lists all offers in shop order, without ratings', async () => {
  const offers = await getAll();
  expect(slugs(offers)).toEqual(offerSlugs);
  for (const offer of offers) expect(offer).not.toHaveProperty('Rating');
});

test.each([
  ['eq', singles],
  ['ne', bundles],
])('ChildOffers %s null', async (op, expected) => {
  const offers = await getAll({ filters: [{ name: 'ChildOffers', op, value: null }] });
  expect(expected.length).toBeGreaterThan(0);
  expect(slugs(offers)).toEqual(expected);
});

test('filters that exclude each other leave no offers', async () => {
  const filter = { name: 'ChildOffers', value: null };
  expect(
    await getAll({
      filters: [
        { ...filter, op: 'eq' },
        { ...filter, op: 'ne' },
      ],
    }),
  ).toEqual([]);
});

test('an unknown filter is refused, not ignored', async () => {
  expect(await getAll({ filters: [{ name: 'Group', op: 'eq', value: 'hair' }] })).toBe('PARAMS_INVALID');
});

test('ratings are the plain average of the approved reviews', async () => {
  const offers = await getAll({ includeReviews: true });
  for (const offer of offers) {
    const slug = offerSlugs.find((one) => one === offer.Slog);
    const ratings = slug
      ? fixtures.BA.reviews[slug].filter((review) => review.IsApproved).map((review) => review.Rating)
      : [];
    expect(offer.RatingCount).toBe(ratings.length);
    const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
    expect(offer.Rating).toBeCloseTo(ratings.length ? sum / ratings.length : 0, 10);
  }
});

test('getSlog answers in the shape of the contract, with the rating', async () => {
  const offer = await testBackend().visitor().call('offers.f.getSlog', { Slog: 'alpha-potent' });
  const text = fixtures.BA.offers['alpha-potent'];
  expect(offer).toMatchObject({
    ID: catalogue['alpha-potent'].ID,
    Name: text.Name,
    Slog: 'alpha-potent',
    Group: 'potency',
    Description: text.Description.join('\n\n'),
    Adventages: text.Advantages.join('&&'),
    Benefits: text.Benefits,
    OldPrice: text.OldPrice,
    NewPrice: text.NewPrice,
    Currency: fixtures.BA.currency,
    ChildOffers: null,
    ScaleleadID: catalogue['alpha-potent'].ScaleleadID,
    Rating: expect.any(Number),
    RatingCount: expect.any(Number),
  });
  expect(offer).not.toHaveProperty('Advantages');
});

test('images are URLs on the host of the request', async () => {
  const offer = await testBackend().visitor().call('offers.f.getSlog', { Slog: 'alpha-potent' });
  expect(offer.Images[0]).toBe('http://shop.test/images/alpha-potent.avif');
  expect(offer.IngredientsImage).toBe('http://shop.test/images/ingredients/alpha-potent.svg');
});

test('a country’s own images take the place of the shared ones, also in bundles and reviews', async () => {
  const visitor = testBackend().visitor();
  const meta = { country: 'HR' };
  const bundle = await visitor.call('offers.f.getSlog', { Slog: 'paket-snaga' }, meta);
  expect(bundle.Images.slice(0, 2)).toEqual([
    'http://shop.test/images/paket-snaga-hr.avif',
    'http://shop.test/images/alpha-potent-macro.avif',
  ]);
  expect(bundle.ChildOffers[1].Images[0]).toBe('http://shop.test/images/libido-hr.avif');
  const params = { OfferID: catalogue['paket-snaga'].ID, orders: 'withFiles' };
  const reviews = await visitor.call('shopReviews.getAll', params, meta);
  expect(reviews[0].Attachments[0].Url).toBe('http://shop.test/images/paket-snaga-hr.avif');
});

test('a bundle lists the offers it contains', async () => {
  const { ChildOffers } = await testBackend().visitor().call('offers.f.getSlog', { Slog: 'paket-snaga' });
  expect(ChildOffers).toEqual([
    {
      ID: catalogue['alpha-potent'].ID,
      Name: fixtures.BA.offers['alpha-potent'].Name,
      Slog: 'alpha-potent',
      Images: expect.arrayContaining(['http://shop.test/images/alpha-potent.avif']),
      Quantity: 1,
    },
    expect.objectContaining({ Slog: 'libido', Quantity: 1 }),
  ]);
});

test.each(['BA', 'RS', 'HR', 'ME'] as const)('%s has its own texts and prices', async (country) => {
  const [offer] = await getAll({}, { country });
  const { Heading, NewPrice } = fixtures[country].offers[offerSlugs[0]];
  expect(offer).toMatchObject({ Heading, NewPrice, Currency: fixtures[country].currency });
});

test.each(['nepoznato', 'constructor', ''])('NOT_FOUND for the slug "%s"', async (Slog) => {
  expect(await testBackend().visitor().call('offers.f.getSlog', { Slog })).toEqual({ error: 'NOT_FOUND' });
});
