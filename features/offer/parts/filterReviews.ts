import type { Review } from '#features/shared/api';
import { plain } from '#ui/typedText';
import type { ReviewChoice } from './reviewChoice';

/** What a review is found by. */
type Searched = Pick<Review, 'rating' | 'title' | 'text'> & { attachments: readonly unknown[] };

/** Title and text of reviews for comparison. An offer may have thousands, so each is made only once. */
const plainTexts = new WeakMap<Searched, string>();

function plainTextOf(review: Searched): string {
  const known = plainTexts.get(review);
  if (known !== undefined) return known;
  const text = plain(`${review.title} ${review.text}`);
  plainTexts.set(review, text);
  return text;
}

/** The reviews of a choice, in their order. Words are compared as in the search of the shop (Shell/Search). */
export function filterReviews<T extends Searched>(
  reviews: readonly T[],
  { stars, withPicture, words }: Omit<ReviewChoice, 'order'>,
): T[] {
  const searched = plain(words).split(' ').filter(Boolean);
  return reviews.filter(
    (review) =>
      (stars === undefined || review.rating === stars) &&
      (!withPicture || review.attachments.length > 0) &&
      searched.every((word) => plainTextOf(review).includes(word)),
  );
}
