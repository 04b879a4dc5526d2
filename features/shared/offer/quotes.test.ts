import { expect, it } from 'vitest';
import { fetchOffers, type Review } from '#features/shared/api';
import { rpcAnswering, wireOffer } from '#mocks/testing';
import { isQuotable, MAX_OFFERS, MAX_QUOTE_LENGTH, quotedOffers, quotesOf } from './quotes';

const review = { rating: 5, text: 'Naručujem i dalje.', author: 'Amra Bešlić' } as const;

it('quotes the first offers that have reviews', () => {
  const counts = Array.from({ length: 12 }, (_, index) => ({ ratingCount: index }));
  expect(quotedOffers(counts)).toEqual(counts.slice(1, 1 + MAX_OFFERS));
});

it('quotes a review with five stars, up to the longest that fits', () => {
  expect(isQuotable(review)).toBe(true);
  expect(isQuotable({ ...review, text: 'a'.repeat(MAX_QUOTE_LENGTH) })).toBe(true);
});

it('quotes two reviews of each offer, first one of each', async () => {
  const { offers } = await fetchOffers(rpcAnswering(() => [1, 2, 3, 4].map((ID) => wireOffer(ID))));
  const by = (author: string, rating: Review['rating'] = 5): Review => ({
    ...review,
    author,
    rating,
    id: author,
    createdAt: '2026-11-26T11:00:00Z',
    title: '',
    attachments: [],
    isApproved: true,
  });
  // The reviews of the last offer are not there.
  const lists = [[by('A', 4), by('B'), by('C'), by('D')], [], [by('E')]];
  expect(quotesOf(offers, lists).map(({ offer, review: { author } }) => [offer.id, author])).toEqual([
    ['1', 'B'],
    ['3', 'E'],
    ['1', 'C'],
  ]);
});

it.each([
  ['with four stars', { ...review, rating: 4 } as const],
  ['without an author', { ...review, author: '' }],
  ['without a text', { ...review, text: '' }],
  ['too long to be quoted whole', { ...review, text: 'a'.repeat(MAX_QUOTE_LENGTH + 1) }],
  ['that claims an effect on health', { ...review, text: 'Izliječio me za mjesec dana.' }],
])('does not quote a review %s', (_what, unfit) => {
  expect(isQuotable(unfit)).toBe(false);
});
