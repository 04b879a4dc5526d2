import { expect, it } from 'vitest';
import { MAX_QUOTE_LENGTH, quotedOffers, quoteOf } from './quotes';

const review = { rating: 5, text: 'Naručujem i dalje.', author: 'Amra Bešlić' } as const;

it('quotes the first four offers that have reviews', () => {
  const counts = [0, 3, 1, 0, 2, 4, 5];
  expect(quotedOffers(counts.map((ratingCount) => ({ ratingCount })))).toEqual(
    [3, 1, 2, 4].map((ratingCount) => ({ ratingCount })),
  );
});

it('quotes the first review with five stars', () => {
  const other = { ...review, author: 'Edin Begović' };
  expect(quoteOf([{ ...review, rating: 4 }, other, review])).toBe(other);
});

it.each([
  ['without an author', { ...review, author: '' }],
  ['without a text', { ...review, text: '' }],
  ['too long to be quoted whole', { ...review, text: 'a'.repeat(MAX_QUOTE_LENGTH + 1) }],
])('does not quote a review %s', (_what, unfit) => {
  expect(quoteOf([unfit])).toBeUndefined();
});
