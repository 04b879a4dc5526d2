import { useId } from 'react';
import { type Offer, type Review, useReviews } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { Skeleton } from '#ui/Skeleton';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './RatingShares.css';

const ratings = [5, 4, 3, 2, 1] as const satisfies readonly Review['rating'][];

export interface RatingSharesProps {
  offer: Pick<Offer, 'id' | 'ratingCount'>;
}

/**
 * How many give how many stars, of the reviews that can be read here: the offer's own score and count include others
 * that nobody can see (seed §9). Nothing where there are none.
 */
export function RatingShares({ offer }: RatingSharesProps) {
  const text = useMessages(messages);
  const captionId = useId();
  const { data: reviews, isError } = useReviews(offer.id, 'newest');
  if (!reviews) return isError || offer.ratingCount === 0 ? null : <Loading />;
  if (reviews.length === 0) return null;
  return (
    <div className={styles.shares}>
      <ul className={styles.list} aria-labelledby={captionId}>
        {ratings.map((rating) => {
          const count = reviews.filter((review) => review.rating === rating).length;
          const percent = Math.round((count / reviews.length) * 100);
          return (
            <li key={rating} className={styles.row}>
              <VisuallyHidden>{text.share(rating, count, percent)}</VisuallyHidden>
              <span aria-hidden="true">{rating}</span>
              <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.full} width={percent} height="1" />
              </svg>
              <span className={styles.percent} aria-hidden="true">
                {percent}%
              </span>
            </li>
          );
        })}
      </ul>
      <Text id={captionId} size="caption" tone="muted">
        {text.sharesOf(reviews.length)}
      </Text>
    </div>
  );
}

/** The rooms of the rows and of the line below them. */
function Loading() {
  return (
    <div className={styles.shares}>
      <div className={styles.list}>
        {ratings.map((rating) => (
          <div key={rating} className={styles.rowRoom}>
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
      <div className={styles.captionRoom}>
        <Skeleton shape="line" width="most" />
      </div>
    </div>
  );
}
