import type { Offer, Review } from '../api';
import { makesClaim } from '../content';

/** The number of offers that reviews are quoted of, and of reviews of each. */
export const MAX_OFFERS = 8;
export const MAX_PER_OFFER = 2;

/** Longer reviews are not quoted, because a quote is never cut. */
export const MAX_QUOTE_LENGTH = 280;

/** An approved review and the offer that it is of. */
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

/** The newest quotes of each offer: first one of each, so that neighbours differ. */
export function quotesOf(offers: readonly Offer[], lists: readonly (readonly Review[])[]): Quote[] {
  const byOffer = offers.map((offer, index) =>
    (lists[index] ?? []).filter(isQuotable).map((review) => ({ offer, review })),
  );
  return Array.from({ length: MAX_PER_OFFER }, (_, round) =>
    byOffer.flatMap((quotes) => quotes.slice(round, round + 1)),
  ).flat();
}
