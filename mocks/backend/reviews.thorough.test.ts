import { describe, expect, test } from 'vitest';
import { catalogue, fixtures, offerSlugs } from '../fixtures';
import { pngOf, testBackend, type Visitor } from './testing';

interface Listed {
  ID: string;
  Rating: number;
  createdAt: string;
  Attachments: unknown[];
}

/** The offer with the most reviews, so that there is something to sort. */
const slug = offerSlugs.reduce((most, one) =>
  fixtures.BA.reviews[one].length > fixtures.BA.reviews[most].length ? one : most,
);
const OfferID = catalogue[slug].ID;
const offerReviews = fixtures.BA.reviews[slug];

const list = (visitor: Visitor, orders?: unknown): Promise<Listed[]> =>
  visitor.call('shopReviews.getAll', { OfferID, orders });

const inOrder = (values: number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));

describe('shopReviews.getAll', () => {
  test('lists the reviews of the offer, including unapproved ones', async () => {
    const reviews = await testBackend()
      .visitor()
      .call('shopReviews.getAll', { OfferID: String(OfferID) });
    expect(reviews).toHaveLength(offerReviews.length);
    for (const review of reviews)
      expect(review).toMatchObject({ OfferID, _User: { FirstName: expect.any(String) } });
  });

  test.each([
    ['newest first by default', undefined, (review: Listed) => -Date.parse(review.createdAt)],
    ['newest first', ['createdAt', 'desc'], (review: Listed) => -Date.parse(review.createdAt)],
    ['oldest first', ['createdAt', 'asc'], (review: Listed) => Date.parse(review.createdAt)],
    ['best first', ['Rating', 'desc'], (review: Listed) => -review.Rating],
    ['worst first', ['Rating', 'asc'], (review: Listed) => review.Rating],
    ['with pictures first', 'withFiles', (review: Listed) => (review.Attachments.length ? 0 : 1)],
  ])('%s', async (_, orders, rank) => {
    const ranks = (await list(testBackend().visitor(), orders)).map(rank);
    expect(new Set(ranks).size, 'something to sort').toBeGreaterThan(1);
    expect(inOrder(ranks), String(ranks)).toBe(true);
  });

  test('images are URLs', async () => {
    const [first] = await list(testBackend().visitor(), 'withFiles');
    expect(first?.Attachments[0]).toMatchObject({
      Url: expect.stringMatching(/^http:\/\/shop\.test\/images\/.+\.avif$/),
    });
  });

  test('an unknown offer has no reviews', async () => {
    expect(await testBackend().visitor().call('shopReviews.getAll', { OfferID: 999 })).toEqual([]);
  });
});

describe('shopReviews.add', () => {
  const review = { OfferID, Rating: 4, Review: 'Dobro je.', ReviewHead: 'Dobro', Attachments: [] };

  test('adds an unapproved review, which does not change the rating', async () => {
    const visitor = testBackend().visitor();
    const before = await visitor.call('offers.f.getSlog', { Slog: slug });
    await visitor.logIn();
    const ID = await visitor.call('shopReviews.add', review);
    const added = (await list(visitor)).find((one) => one.ID === ID);
    const { FirstName, LastName } = fixtures.BA.member.UserInfo;
    expect(added).toEqual({
      ...review,
      ID,
      OfferID: String(OfferID),
      IsApproved: false,
      createdAt: expect.stringMatching(/^2030-05-04T10:/),
      _User: { FirstName, LastName },
    });
    expect(await visitor.call('offers.f.getSlog', { Slog: slug })).toEqual(before);
  });

  test('attaches uploaded images with the URLs of this backend', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const form = new FormData();
    form.append(
      'call',
      JSON.stringify({
        action: 'call',
        method: 'staticContent.images.f.upload',
        params: { ImageName: 'Bočica', ImageTag: 'offer' },
      }),
    );
    form.append('ImageFile', new File([pngOf(1, 1)], 'slika.png'));
    const { data: picture } = await (await visitor.send('/_rpc', { method: 'POST', body: form })).json();
    const Attachments = [{ ...picture, Url: 'http://elsewhere.test/x.jpg' }];
    const ID = await visitor.call('shopReviews.add', { ...review, Attachments });
    const added = (await list(visitor)).find((one) => one.ID === ID);
    expect(added?.Attachments).toEqual([picture]);
  });

  test('refuses an image that was not uploaded', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const picture = { ID: 'nema', ImageName: 'Bočica', Url: 'http://shop.test/uploads/nema' };
    expect(await visitor.call('shopReviews.add', { ...review, Attachments: [picture] })).toEqual({
      error: 'PARAMS_INVALID',
    });
    expect(await list(visitor)).toHaveLength(offerReviews.length);
  });

  test('accepts a review without stars, which is not listed', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await visitor.call('shopReviews.add', { ...review, Rating: 0 })).toEqual(expect.any(String));
    expect(await list(visitor)).toHaveLength(offerReviews.length);
  });

  test('PARAMS_INVALID for six stars', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await visitor.call('shopReviews.add', { ...review, Rating: 6 })).toEqual({
      error: 'PARAMS_INVALID',
    });
  });
});
