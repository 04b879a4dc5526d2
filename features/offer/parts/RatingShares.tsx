import { useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useReviews } from '../calls';
import { messages } from '../messages';
import * as styles from './RatingShares.css';
import { type ReviewChooser, ratings } from './reviewChoice';

export interface RatingSharesProps extends ReviewChooser {
  offer: Pick<Offer, 'id' | 'ratingCount'>;
}

/**
 * The share of each number of stars among the reviews that the page shows. The offer's score and count include more
 * reviews, which are not published. A press limits the list to that number of stars, a second one ends that. Nothing
 * without reviews.
 */
export function RatingShares({ offer, choice, choose }: RatingSharesProps) {
  const text = useMessages(messages);
  const captionId = useId();
  const { data: reviews, isError } = useReviews(offer.id, 'newest');
  if (!reviews) return isError || offer.ratingCount === 0 ? null : <Loading />;
  if (reviews.length === 0) return null;
  return (
    <Stack gap="2">
      <Stack as="ul" gap="1" aria-labelledby={captionId}>
        {ratings.map((rating) => {
          const count = reviews.filter((review) => review.rating === rating).length;
          const percent = Math.round((count / reviews.length) * 100);
          const isChosen = choice.stars === rating;
          return (
            <li key={rating}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={isChosen}
                disabled={count === 0 && !isChosen}
                onClick={() => choose({ stars: isChosen ? undefined : rating })}
              >
                <VisuallyHidden>{text.share(rating, count, percent)}</VisuallyHidden>
                <span aria-hidden="true">
                  <Text as="span" size="small">
                    {rating}
                  </Text>
                </span>
                <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.full} width={percent} height="1" />
                </svg>
                <span className={styles.percent} aria-hidden="true">
                  <Text as="span" size="small" tone="muted">
                    {`${percent}%`}
                  </Text>
                </span>
              </button>
            </li>
          );
        })}
      </Stack>
      <Text id={captionId} size="small" tone="muted">
        {text.sharesOf(reviews.length)}
      </Text>
    </Stack>
  );
}

/** The skeleton of the rows and the line below them. */
function Loading() {
  return (
    <Stack gap="2">
      <Stack gap="1">
        {ratings.map((rating) => (
          <Skeleton key={rating} shape="line" size="target" />
        ))}
      </Stack>
      <Skeleton shape="line" size="small" width="most" />
    </Stack>
  );
}
