import type { Offer, Review } from '#features/shared/api';

/** The number of offers that the page quotes a review of. */
export const MAX_QUOTES = 4;

/** Longer reviews are not quoted, because a quote is never cut. */
export const MAX_QUOTE_LENGTH = 280;

/** The offers whose reviews are quoted: the first that have any. */
export function quotedOffers<T extends Pick<Offer, 'ratingCount'>>(offers: readonly T[]): T[] {
  return offers.filter(({ ratingCount }) => ratingCount > 0).slice(0, MAX_QUOTES);
}

/** An offer's newest review with five stars that can be quoted with its author. */
export function quoteOf<T extends Pick<Review, 'rating' | 'text' | 'author'>>(
  reviews: readonly T[],
): T | undefined {
  return reviews.find(
    ({ rating, text, author }) => rating === 5 && author && text && text.length <= MAX_QUOTE_LENGTH,
  );
}
