import { Rating } from '#ui/Rating';
import type { Offer } from '../api';
import { formatNumber, useMessages } from '../country';
import { messages } from './messages';
import * as styles from './OfferScore.css';
import { displayedReviewCount } from './reviewCount';

export interface OfferScoreProps {
  offer: Pick<Offer, 'slug' | 'rating' | 'ratingCount'>;
}

/** The average as a large figure, above an offer's reviews; nothing where nobody has rated it. */
export function OfferScore({ offer }: OfferScoreProps) {
  const text = useMessages(messages);
  if (offer.rating === 0) return null;
  const score = formatNumber(offer.rating, 1);
  const reviews = text.reviews(displayedReviewCount(offer));
  return (
    <div className={styles.score}>
      <span className={styles.figure} aria-hidden="true">
        {score}
      </span>
      <div className={styles.aside}>
        <Rating size="large" value={offer.rating} label={text.rating(score, reviews)} />
        <span className={styles.count} aria-hidden="true">
          {reviews}
        </span>
      </div>
    </div>
  );
}
