import { expect, it } from 'vitest';
import { isQuotable, MAX_OFFERS, MAX_QUOTE_LENGTH, quotedOffers, splitSentence } from './quotes';

const review = { rating: 5, text: 'Naručujem i dalje.', author: 'Amra Bešlić' } as const;

it('quotes the first offers that have reviews', () => {
  const counts = Array.from({ length: 12 }, (_, index) => ({ ratingCount: index }));
  expect(quotedOffers(counts)).toEqual(counts.slice(1, 1 + MAX_OFFERS));
});

it('quotes a review with five stars', () => {
  expect(isQuotable(review)).toBe(true);
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

it.each([
  ['Jedna rečenica.', ['Jedna rečenica.', '']],
  ['Prva. Druga. Treća.', ['Prva.', 'Druga. Treća.']],
  ['bez tačke', ['bez tačke', '']],
])('a text has a first sentence and a rest: %s', (text, parts) => {
  expect(splitSentence(text)).toEqual(parts);
});
