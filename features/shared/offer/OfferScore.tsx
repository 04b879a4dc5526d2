import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import type { Offer } from '../api';
import { formatNumber, useMessages } from '../country';
import { messages } from './messages';
import { Rating } from './Rating';
import { displayedReviewCount } from './reviewCount';

export interface OfferScoreProps {
  offer: Pick<Offer, 'slug' | 'rating' | 'ratingCount'>;
}

/** The average rating as a large figure above an offer's reviews; nothing without ratings. */
export function OfferScore({ offer }: OfferScoreProps) {
  const text = useMessages(messages);
  if (offer.rating === 0) return null;
  const score = formatNumber(offer.rating, 1);
  const count = displayedReviewCount(offer);
  const reviews = text.reviews(count);
  return (
    <Stack gap="2">
      <span aria-hidden="true">
        <Text as="span" size="hero">
          {score}
        </Text>
      </span>
      <Rating
        value={offer.rating}
        label={count === 0 ? text.ratingAlone(score) : text.rating(score, reviews)}
      />
      {count > 0 && (
        <span aria-hidden="true">
          <Text as="span" size="small" tone="muted">
            {reviews}
          </Text>
        </span>
      )}
    </Stack>
  );
}
