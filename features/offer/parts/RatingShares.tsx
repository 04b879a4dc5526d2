import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { Skeleton } from '#ui/Skeleton';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useReviews } from '../calls';
import { messages } from '../messages';
import * as styles from './RatingShares.css';
import { hasFilters, type ReviewChooser, ratings } from './reviewChoice';

export interface RatingSharesProps extends ReviewChooser {
  offer: Pick<Offer, 'id' | 'ratingCount'>;
}

/**
 * The share of each number of stars among the reviews that the page shows. Where they can be filtered, a press limits the
 * list to that number of stars, and a second one ends that. Nothing without reviews.
 */
export function RatingShares({ offer, choice, choose }: RatingSharesProps) {
  const text = useMessages(messages);
  const { data: reviews, isError } = useReviews(offer.id, 'newest');
  if (!reviews) return isError || offer.ratingCount === 0 ? null : <Loading />;
  if (reviews.length === 0) return null;
  return (
    <ul aria-label={text.shares} className={styles.rows}>
      {ratings.map((rating) => {
        const count = reviews.filter((review) => review.rating === rating).length;
        const percent = Math.round((count / reviews.length) * 100);
        const isChosen = choice.stars === rating;
        const row = (
          <>
            <VisuallyHidden>{text.share(rating, percent)}</VisuallyHidden>
            <span aria-hidden="true">{rating}</span>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.full} width={percent} height="1" />
            </svg>
            <span className={styles.percent} aria-hidden="true">
              {`${percent}%`}
            </span>
          </>
        );
        return (
          <li key={rating}>
            {hasFilters(reviews) ? (
              <button
                type="button"
                className={`${styles.row} ${styles.choice}`}
                aria-pressed={isChosen}
                disabled={count === 0 && !isChosen}
                onClick={() => choose({ stars: isChosen ? undefined : rating })}
              >
                {row}
              </button>
            ) : (
              <div className={styles.row}>{row}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The skeleton of the rows. */
function Loading() {
  return (
    <div className={styles.rows}>
      {ratings.map((rating) => (
        <Skeleton key={rating} shape="line" size="small" />
      ))}
    </div>
  );
}
