import { expect, test } from 'vitest';
import { catalogue, fixtures, offerSlugs } from '../fixtures';
import { testBackend } from './testing';

const getAll = async (args?: object, meta?: object) => {
  const answer = await testBackend().visitor().rpc({ action: 'call', method: 'offers.f.getAll', args, meta });
  return answer.data;
};

const getSlog = (Slog: string, meta?: object) =>
  testBackend().visitor().call('offers.f.getSlog', { Slog }, meta);

const slugs = (offers: { Slog: string }[]) => offers.map((offer) => offer.Slog);

test('all offers are listed in shop order, without ratings unless they are asked for', async () => {
  const offers = await getAll();
  expect(slugs(offers)).toEqual(offerSlugs);
  for (const offer of offers) expect(offer).not.toHaveProperty('Rating');
});

test('bundles and single offers can be filtered; an unknown filter is refused, not ignored', async () => {
  const filtered = (name: string, op: string) => getAll({ filters: [{ name, op, value: null }] });
  const isBundle = (slug: (typeof offerSlugs)[number]) => catalogue[slug].children !== null;
  expect(slugs(await filtered('ChildOffers', 'ne'))).toEqual(offerSlugs.filter(isBundle));
  expect(slugs(await filtered('ChildOffers', 'eq'))).toEqual(offerSlugs.filter((slug) => !isBundle(slug)));
  expect(await filtered('Group', 'eq')).toBe('PARAMS_INVALID');
});

test('a rating is the plain average of the approved reviews', async () => {
  const [offer] = await getAll({ includeReviews: true });
  const approved = fixtures.BA.reviews['alpha-potent'].filter(({ IsApproved }) => IsApproved);
  const sum = approved.reduce((total, { Rating }) => total + Rating, 0);
  expect(offer.RatingCount).toBe(approved.length);
  expect(offer.Rating).toBeCloseTo(sum / approved.length, 10);
});

test('an offer has the shape of the contract, with the texts and prices of its country', async () => {
  const text = fixtures.HR.offers['alpha-potent'];
  expect(await getSlog('alpha-potent', { country: 'HR' })).toMatchObject({
    ID: catalogue['alpha-potent'].ID,
    Name: text.Name,
    Slog: 'alpha-potent',
    Group: 'potency',
    Description: text.Description.join('\n\n'),
    Adventages: text.Advantages.join('&&'),
    Benefits: text.Benefits,
    OldPrice: text.OldPrice,
    NewPrice: text.NewPrice,
    Currency: '€',
    ChildOffers: null,
    ScaleleadID: catalogue['alpha-potent'].ScaleleadID,
    Rating: expect.any(Number),
    RatingCount: expect.any(Number),
    IngredientsImage: 'http://shop.test/images/ingredients/alpha-potent.svg',
  });
});

test('a bundle lists the offers it contains; a country’s own images take the place of the shared ones', async () => {
  const bundle = await getSlog('paket-snaga', { country: 'HR' });
  expect(bundle.Images.slice(0, 2)).toEqual([
    'http://shop.test/images/paket-snaga-hr.avif',
    'http://shop.test/images/alpha-potent-macro.avif',
  ]);
  expect(bundle.ChildOffers).toEqual([
    expect.objectContaining({ Slog: 'alpha-potent', Quantity: 1 }),
    {
      ID: catalogue.libido.ID,
      Name: fixtures.HR.offers.libido.Name,
      Slog: 'libido',
      Images: expect.arrayContaining(['http://shop.test/images/libido-hr.avif']),
      Quantity: 1,
    },
  ]);
});
