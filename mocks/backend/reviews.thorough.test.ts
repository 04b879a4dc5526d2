import { expect, test } from 'vitest';
import { fixtures } from '../fixtures';
import { testBackend, type Visitor } from './testing';

interface Listed {
  ID: string;
  Rating: number;
  createdAt: string;
  Attachments: unknown[];
}

const OfferID = 1;
const offerReviews = fixtures.BA.reviews['alpha-potent'];
const review = { OfferID, Rating: 4, Review: 'Dobro je.', ReviewHead: 'Dobro', Attachments: [] };

const list = (visitor: Visitor, orders?: unknown): Promise<Listed[]> =>
  visitor.call('shopReviews.getAll', { OfferID, orders });

test.each([
  ['newest first by default', undefined, (review: Listed) => -Date.parse(review.createdAt)],
  ['newest first', ['createdAt', 'desc'], (review: Listed) => -Date.parse(review.createdAt)],
  ['oldest first', ['createdAt', 'asc'], (review: Listed) => Date.parse(review.createdAt)],
  ['best first', ['Rating', 'desc'], (review: Listed) => -review.Rating],
  ['worst first', ['Rating', 'asc'], (review: Listed) => review.Rating],
  ['with pictures first', 'withFiles', (review: Listed) => (review.Attachments.length ? 0 : 1)],
])('reviews are listed %s, including unapproved ones', async (_, orders, rank) => {
  const reviews = await list(testBackend().visitor(), orders);
  expect(reviews).toHaveLength(offerReviews.length);
  const ranks = reviews.map(rank);
  expect(new Set(ranks).size, 'something to sort').toBeGreaterThan(1);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('a new review is unapproved, and does not change the rating', async () => {
  const visitor = testBackend().visitor();
  const Slog = 'alpha-potent';
  const before = await visitor.call('offers.f.getSlog', { Slog });
  await visitor.logIn();
  const ID = await visitor.call('shopReviews.add', review);
  const { FirstName, LastName } = fixtures.BA.member.UserInfo;
  expect((await list(visitor)).find((one) => one.ID === ID)).toEqual({
    ...review,
    ID,
    OfferID: String(OfferID),
    IsApproved: false,
    createdAt: expect.stringMatching(/^2030-05-04T10:/),
    _User: { FirstName, LastName },
  });
  expect(await visitor.call('offers.f.getSlog', { Slog })).toEqual(before);
});

test('a review without stars is accepted and not listed; six stars are refused', async () => {
  const visitor = testBackend().visitor();
  await visitor.logIn();
  expect(await visitor.call('shopReviews.add', { ...review, Rating: 0 })).toEqual(expect.any(String));
  const refused = await visitor.call('shopReviews.add', { ...review, Rating: 6 });
  expect(refused).toEqual({ error: 'PARAMS_INVALID' });
  expect(await list(visitor)).toHaveLength(offerReviews.length);
});
