import { memo, useId } from 'react';
import { type Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferCard, OfferCardSkeleton } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { media } from '#ui/theme';
import { messages } from '../messages';
import { relatedOffers } from './relatedOffers';

/** One row of cards, on phones two. */
const COUNT = 4;

const loadingCards = Array.from({ length: COUNT }, () => 'loading' as const);

/** Other offers that go with this one. Shows nothing if they fail to load. */
export const OtherOffers = memo(function OtherOffers({ offer }: { offer: Offer }) {
  const text = useMessages(messages);
  const id = useId();
  const { data: offers, isError } = useOffers();
  if (!offers && isError) return null;
  const cards = offers ? relatedOffers(offer, offers, COUNT) : loadingCards;
  if (cards.length === 0) return null;
  return (
    <ScreenOnly>
      <Band as="section" tone="sunken" aria-labelledby={id}>
        <Container>
          <Stack gap="7">
            <Heading level={2} id={id}>
              {text.goesWith}
            </Heading>
            <Grid
              as="ul"
              columns={{ phone: 2, tablet: 4 }}
              gap="7"
              columnGap={{ phone: '3', tablet: '5', desktop: '6' }}
            >
              {cards.map((card, index) => (
                <li key={card === 'loading' ? index : card.id}>
                  {card === 'loading' ? (
                    <OfferCardSkeleton />
                  ) : (
                    <OfferCard offer={card} level={3} sizes={`${media.below('sm')} 50vw, 300px`} />
                  )}
                </li>
              ))}
            </Grid>
          </Stack>
        </Container>
      </Band>
    </ScreenOnly>
  );
});
