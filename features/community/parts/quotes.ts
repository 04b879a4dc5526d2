import type { Offer, Review } from '#features/shared/api';
import { makesClaim } from '#features/shared/content';

/** The number of offers that the page quotes reviews of, and of reviews of each. */
export const MAX_OFFERS = 8;
export const MAX_PER_OFFER = 2;

/** The number of letters below the hero: three columns of three. */
export const MAX_LETTERS = 9;

/** Longer reviews are not quoted, because a quote is never cut. */
export const MAX_QUOTE_LENGTH = 280;

/** Longer reviews are set at the smaller size, and lead the page never. */
export const LARGE_LENGTH = 140;

/** A first sentence up to this length fits three lines of the hero, four on phones. */
export const HERO_LENGTH = 64;

export interface Quote {
  offer: Offer;
  review: Review;
}

/** The offers whose reviews are quoted: the first that have any. */
export function quotedOffers<T extends Pick<Offer, 'ratingCount'>>(offers: readonly T[]): T[] {
  return offers.filter(({ ratingCount }) => ratingCount > 0).slice(0, MAX_OFFERS);
}

/** Whether a review can be quoted whole, with its author, and claims nothing that a supplement may not claim. */
export const isQuotable = ({ rating, text, author }: Pick<Review, 'rating' | 'text' | 'author'>) =>
  rating === 5 && author !== '' && text !== '' && text.length <= MAX_QUOTE_LENGTH && !makesClaim(text);

/** The first sentence of a text, and the rest. */
export function splitSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ''] = /^(.*?[.!?])\s+(.+)$/s.exec(text) ?? [];
  return [first, rest];
}

/** The newest quotes of each offer: first one of each, so that neighbours differ. */
export function quotesOf(offers: readonly Offer[], lists: readonly (readonly Review[])[]): Quote[] {
  const byOffer = offers.map((offer, index) =>
    (lists[index] ?? [])
      .filter(isQuotable)
      .slice(0, MAX_PER_OFFER)
      .map((review) => ({ offer, review })),
  );
  return Array.from({ length: MAX_PER_OFFER }, (_, round) =>
    byOffer.flatMap((quotes) => quotes.slice(round, round + 1)),
  ).flat();
}

/** The quote that leads the page: the first whose first sentence fits the hero. */
export const heroOf = (quotes: readonly Quote[]): Quote | undefined =>
  quotes.find(
    ({ review: { text } }) => text.length <= LARGE_LENGTH && splitSentence(text)[0].length <= HERO_LENGTH,
  );
