import { Text } from '#ui/Text';
import type { Offer } from '../api';
import { formatNumber, useMessages } from '../country';
import { messages } from './messages';
import { Rating, type RatingProps } from './Rating';
import { displayedReviewCount } from './reviewCount';

export interface OfferRatingProps {
  offer: Pick<Offer, 'slug' | 'rating' | 'ratingCount'>;
  size?: NonNullable<RatingProps['size']>;
  /** Whether the stars show the exact score or are rounded up to whole stars. The figure is exact. */
  stars?: 'exact' | 'roundedUp';
}

/**
 * Stars, score and displayed review count of an offer; the count alone without a rating, and no count of 0
 * (Specification/Cart).
 */
export function OfferRating({ offer, size = 'small', stars = 'exact' }: OfferRatingProps) {
  const text = useMessages(messages);
  const count = displayedReviewCount(offer);
  if (offer.rating === 0) {
    if (count === 0) return null;
    return (
      <Text as="span" size={size === 'small' ? 'small' : 'ui'} tone="muted">
        {text.reviews(count)}
      </Text>
    );
  }
  const score = formatNumber(offer.rating, 1);
  const value = stars === 'roundedUp' ? Math.ceil(offer.rating) : offer.rating;
  if (count === 0) return <Rating size={size} value={value} label={text.ratingAlone(score)} score={score} />;
  return (
    <Rating
      size={size}
      value={value}
      label={text.rating(score, text.reviews(count))}
      score={score}
      count={size === 'small' ? `(${formatNumber(count)})` : text.reviews(count)}
    />
  );
}
