import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { GroupColours, OfferBadge, OfferPicture, OfferPrice, OfferRating } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Heading } from '#ui/Heading';
import { LinkBox, LinkBoxAbove, LinkOverlay } from '#ui/LinkBox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';

export interface BundleFeatureProps {
  offer: Offer;
}

/** The featured bundle, as wide as the cards, between two of their rows. */
export function BundleFeature({ offer }: BundleFeatureProps) {
  const text = useMessages(messages);
  const href = routes.offer.href(offer.slug);
  return (
    <aside aria-label={text.featured}>
      <LinkBox>
        <GroupColours group={offer.group}>
          <Card tone="tint" padding="none">
            <Columns columns={{ tablet: '1:1' }} gap="0">
              <OfferPicture
                url={offer.images[0]}
                alt=""
                sizes={`${media.below('sm')} 100vw, ${media.upTo('xl')} 50vw, 480px`}
                ratio="fill"
              />
              <Stack gap="5" justify="center" padding="medium">
                <Stack gap="3" align="start">
                  <Text size="small" weight="semibold">
                    {text.featured}
                  </Text>
                  <OfferBadge offer={offer} />
                  <Heading level={2} size="h2">
                    <LinkOverlay href={href}>{offer.name}</LinkOverlay>
                  </Heading>
                  <Text>{offer.subHeading}</Text>
                  <OfferRating offer={offer} />
                  <OfferPrice offer={offer} />
                </Stack>
                <LinkBoxAbove>
                  <Button href={href} tone="quiet" width="full">
                    {text.view}
                    <VisuallyHidden>{` ${offer.name}`}</VisuallyHidden>
                  </Button>
                </LinkBoxAbove>
              </Stack>
            </Columns>
          </Card>
        </GroupColours>
      </LinkBox>
    </aside>
  );
}
