import { useId } from 'react';
import { type Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture, OfferPrice, OfferRating, useGreatestDiscount } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Heading } from '#ui/Heading';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './ArticleOffers.css';

/** Slugs of the offers that every article links to (Screens/Blog). */
const SLUGS = ['pure-fit', 'alpha-potent'];

/** The offers in every article, with their discount. Renders nothing when none have loaded. */
export function ArticleOffers() {
  const text = useMessages(messages);
  const headingId = useId();
  const percent = useGreatestDiscount();
  const { data, isError } = useOffers();
  const offers = data && SLUGS.flatMap((slug) => data.filter((offer) => offer.slug === slug));
  if (offers ? offers.length === 0 : isError) return null;
  return (
    <Stack gap="5" as="section" aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        {text.offers(percent)}
      </Heading>
      {offers ? (
        <Stack gap="4" as="ul">
          {offers.map((offer) => (
            <li key={offer.id}>
              <Inset offer={offer} />
            </li>
          ))}
        </Stack>
      ) : (
        <SkeletonGroup label={text.loading}>
          <Stack gap="4">
            {SLUGS.map((slug) => (
              <InsetSkeleton key={slug} />
            ))}
          </Stack>
        </SkeletonGroup>
      )}
    </Stack>
  );
}

function Inset({ offer }: { offer: Offer }) {
  const text = useMessages(messages);
  return (
    <Card as="article" tone="sunken" padding="none">
      <div className={styles.inset}>
        <div className={styles.picture}>
          <OfferPicture url={offer.images[0]} alt="" sizes="152px" ratio="fill" />
        </div>
        <div className={styles.about}>
          <Stack justify="center" padding="medium">
            <Columns columns={{ tablet: '1:content' }} gap="4" align="center">
              <Stack gap="2">
                <Heading level={3} size="h4">
                  {offer.name}
                </Heading>
                {offer.heading && (
                  <Text size="small" tone="muted">
                    {offer.heading}
                  </Text>
                )}
                <OfferRating offer={offer} />
                <OfferPrice offer={offer} />
              </Stack>
              <Button href={routes.offer.href(offer.slug)} tone="quiet" size="small" width="full">
                {text.view}
                <VisuallyHidden>{` ${offer.name}`}</VisuallyHidden>
              </Button>
            </Columns>
          </Stack>
        </div>
      </div>
    </Card>
  );
}

function InsetSkeleton() {
  return (
    <Card tone="sunken" padding="none">
      <div className={styles.inset}>
        <div className={styles.picture}>
          <Skeleton shape="block" ratio="fill" />
        </div>
        <div className={styles.about}>
          <Stack gap="2" justify="center" padding="medium">
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" width="most" />
          </Stack>
        </div>
      </div>
    </Card>
  );
}
