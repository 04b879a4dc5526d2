import { memo, useEffect, useId, useState } from 'react';
import { type Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferCard, OfferCardSkeleton } from '#features/shared/offer';
import { Band, type BandProps } from '#ui/Band';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import { messages } from '../messages';
import * as styles from './OfferRows.css';
import { readRecentlyViewed, rememberViewed } from './recentlyViewed';
import { relatedOffers } from './relatedOffers';

/** The number of cards in a row. */
const ROW = 4;

const loadingCards = Array.from({ length: ROW }, () => 'loading' as const);

export interface OfferRowProps {
  offer: Offer;
}

/** Other offers that go with this one. Shows nothing if they fail to load. */
export const RelatedOffers = memo(function RelatedOffers({ offer }: OfferRowProps) {
  const text = useMessages(messages);
  const { data: offers, isError } = useOffers();
  if (!offers && isError) return null;
  const cards = offers ? relatedOffers(offer, offers, ROW) : loadingCards;
  return cards.length > 0 && <Row tone="sunken" heading={text.goesWith} cards={cards} />;
});

/** Offers that were viewed before on this device; the list is stored only there. */
export const RecentlyViewed = memo(function RecentlyViewed({ offer }: OfferRowProps) {
  const text = useMessages(messages);
  const { data: offers, isError } = useOffers();
  // Read once when the page opens, without the current offer.
  const [viewed] = useState(() => readRecentlyViewed().filter((id) => id !== offer.id));
  useEffect(() => rememberViewed(offer.id), [offer.id]);

  const known = offers
    ? viewed.flatMap((id) => offers.find((other) => other.id === id) ?? [])
    : viewed.map(() => 'loading' as const);
  if (known.length === 0 || (isError && !offers)) return null;
  return <Row heading={text.recentlyViewed} hint={text.recentlyViewedHint} cards={known.slice(0, ROW)} />;
});

interface RowProps {
  heading: string;
  hint?: string;
  tone?: NonNullable<BandProps['tone']>;
  /** Offers, or `'loading'` for skeletons. */
  cards: readonly (Offer | 'loading')[];
}

/** A row of cards; on phones it scrolls sideways. */
function Row({ heading, hint, tone = 'plain', cards }: RowProps) {
  const id = useId();
  return (
    <ScreenOnly>
      <Band as="section" tone={tone} aria-labelledby={id}>
        <Container>
          <Stack gap="7">
            <Stack gap="2">
              <Heading level={2} id={id}>
                {heading}
              </Heading>
              {hint && <Text tone="muted">{hint}</Text>}
            </Stack>
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
}
