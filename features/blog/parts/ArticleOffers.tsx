import { useId } from 'react';
import type { Offer } from '#features/shared/api';
import type { Topic } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture, OfferPrice, OfferRating, useGreatestDiscount } from '#features/shared/offer';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { MediaObject } from '#ui/MediaObject';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { useTopicProducts } from './topicGroups';

/** The most products of the category, so that they do not become a shop of their own. */
const MAX_PRODUCTS = 2;

/** Slugs of the offers that every article links to (Screens/Blog). */
const SLUGS = ['pure-fit', 'alpha-potent'];

/** Products of the article's category, and links to two more. Renders nothing when none have loaded. */
export function ArticleOffers({ topic }: { topic: Topic }) {
  const text = useMessages(messages);
  const headingId = useId();
  const percent = useGreatestDiscount();
  const { products, all, isError } = useTopicProducts(topic);
  const shown = products?.slice(0, MAX_PRODUCTS);
  const others = all?.filter((offer) => SLUGS.includes(offer.slug) && !shown?.includes(offer)) ?? [];
  if (shown ? shown.length + others.length === 0 : isError) return null;
  return (
    <Stack gap="5" as="section" aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        {text.offers}
      </Heading>
      {shown ? (
        <Stack gap="4" as="ul">
          {shown.map((offer) => (
            <li key={offer.id}>
              <Inset offer={offer} />
            </li>
          ))}
        </Stack>
      ) : (
        <SkeletonGroup label={text.loading}>
          <Card tone="sunken">
            <MediaObject width="large" gap="5" media={<Skeleton shape="block" />}>
              <Stack gap="2">
                <Skeleton shape="line" width="half" />
                <Skeleton shape="line" />
                <Skeleton shape="line" width="half" />
              </Stack>
            </MediaObject>
          </Card>
        </SkeletonGroup>
      )}
      {others.length > 0 && (
        <Inline gap="3" rowGap="0">
          <Text tone="muted">{text.alsoSold(percent)}</Text>
          {others.map((offer) => (
            <Link key={offer.id} href={routes.offer.href(offer.slug)} tone="ink" placement="listed">
              {offer.name}
            </Link>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function Inset({ offer }: { offer: Offer }) {
  return (
    <LinkBox as="article">
      <Card tone="sunken">
        <MediaObject
          width="large"
          gap="5"
          align="center"
          media={<OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />}
        >
          <Stack gap="2">
            <Heading level={3} size="h4">
              <LinkOverlay href={routes.offer.href(offer.slug)}>{offer.name}</LinkOverlay>
            </Heading>
            {offer.heading && (
              <Text size="small" tone="muted">
                {offer.heading}
              </Text>
            )}
            <OfferRating offer={offer} />
            <OfferPrice offer={offer} />
          </Stack>
        </MediaObject>
      </Card>
    </LinkBox>
  );
}
