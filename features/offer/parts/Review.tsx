import type { Review as ReviewData } from '#features/shared/api';
import { formatDateTime, useCountry, useMessages } from '#features/shared/country';
import { OfferPicture, Rating } from '#features/shared/offer';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './Reviews.css';

export interface ReviewProps {
  review: ReviewData;
  onOpenPhoto: () => void;
}

/** One review. Focusable, so that 'show more' can move the focus to the first new one. */
export function Review({ review, onOpenPhoto }: ReviewProps) {
  const text = useMessages(messages);
  const date = formatDateTime(review.createdAt, useCountry());
  const [photo] = review.attachments;
  return (
    <li className={styles.review} tabIndex={-1}>
      <Inline justify="between" gap="4" rowGap="1">
        <Rating value={review.rating} label={text.stars(review.rating)} />
        {date && (
          <Text size="small" tone="muted" as="span">
            <time dateTime={review.createdAt}>{date}</time>
          </Text>
        )}
      </Inline>
      {review.title && (
        <Heading level={3} size="h4">
          {review.title}
        </Heading>
      )}
      {review.text && (
        <div className={styles.text}>
          <Text>{review.text}</Text>
        </div>
      )}
      {photo && (
        <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={onOpenPhoto}>
          <OfferPicture
            url={photo.url}
            place="thumb"
            alt={text.photoOf(review.author)}
            ratio="square"
            corners="medium"
          />
          <VisuallyHidden>. {text.enlarge}</VisuallyHidden>
        </button>
      )}
      <Inline gap="4" rowGap="1">
        {review.author && (
          <Text size="ui" weight="semibold" as="span">
            {review.author}
          </Text>
        )}
        <Inline as="span" gap="1">
          <Icon name="check" size="small" tone="success" />
          <Text size="ui" tone="success" weight="semibold" as="span">
            {text.verified}
          </Text>
        </Inline>
      </Inline>
    </li>
  );
}
