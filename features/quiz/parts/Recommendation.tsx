import { useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { GroupColours, OfferPicture, OfferPrice } from '#features/shared/offer';
import type { QuizGoal } from '#features/shared/quiz';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import { messages } from '../messages';
import * as styles from './Recommendation.css';

export interface RecommendationProps {
  offer: Offer;
  goal: QuizGoal | undefined;
}

/** The result: the recommended offer with its fixed number of reviews, and what it cannot do. It replaces the drawing. */
export function Recommendation({ offer, goal }: RecommendationProps) {
  const text = useMessages(messages);
  const nameId = useId();
  return (
    <GroupColours group={offer.group}>
      <aside aria-labelledby={nameId} className={styles.panel}>
        <div className={styles.result}>
          <OfferPicture
            url={offer.images[0]}
            alt=""
            sizes={`${media.from('sm')} 320px, 80px`}
            priority
            corners="large"
          />
          <Stack gap="1">
            <Heading level={2} size="h3" id={nameId}>
              {offer.name}
            </Heading>
            <Inline as="span" gap="1">
              <Icon name="star-solid" size="small" />
              <Text as="span" size="ui">
                {text.reviews}
              </Text>
            </Inline>
            <OfferPrice offer={offer} />
            <Text size="small">{goal === 'size' ? text.noSize : text.limits}</Text>
          </Stack>
        </div>
      </aside>
    </GroupColours>
  );
}
