import { memo, useId } from 'react';
import { type Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferCard, OfferCardSkeleton } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { media } from '#ui/theme';
import { messages } from '../messages';
import * as styles from './OtherOffers.css';
import { relatedOffers } from './relatedOffers';

/** The number of cards in a row. */
const ROW = 4;

const loadingCards = Array.from({ length: ROW }, () => 'loading' as const);

/** Other offers that go with this one; on phones they scroll sideways. Shows nothing if they fail to load. */
export const OtherOffers = memo(function OtherOffers({ offer }: { offer: Offer }) {
  const text = useMessages(messages);
  const id = useId();
  const { data: offers, isError } = useOffers();
  if (!offers && isError) return null;
  const cards = offers ? relatedOffers(offer, offers, ROW) : loadingCards;
  if (cards.length === 0) return null;
  return (
    <ScreenOnly>
      <Band as="section" tone="sunken" aria-labelledby={id}>
        <Container>
          <Stack gap="7">
            <Heading level={2} id={id}>
              {text.goesWith}
            </Heading>
            <ul className={styles.cards}>
              {cards.map((card, index) => (
                <li key={card === 'loading' ? index : card.id} className={styles.card}>
                  {card === 'loading' ? (
                    <OfferCardSkeleton />
                  ) : (
                    <OfferCard
                      offer={card}
                      level={3}
                      sizes={`${media.below('xs')} 68vw, ${media.below('sm')} 40vw, 300px`}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Stack>
        </Container>
      </Band>
    </ScreenOnly>
  );
});
