import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { GroupColours, OfferBadge, OfferPicture, OfferPrice, OfferRating } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';

const PICTURE_SIZES = `${media.below('sm')} 100vw, ${media.below('xl')} 50vw, (max-width: 1320px) 40vw, 530px`;

export interface BundleCardProps {
  offer: Offer;
  /** Loads the picture first; for the topmost card. */
  priority: boolean;
}

/** A bundle in its category's colours: name, rating, contents, price and the link to it. */
export function BundleCard({ offer, priority }: BundleCardProps) {
  const text = useMessages(messages);
  return (
    <GroupColours group={offer.group}>
      <Card as="article" tone="tint" padding="none">
        <Columns columns={{ tablet: '2:3' }} gap="0" columnGap="8">
          <OfferPicture url={offer.images[0]} alt="" sizes={PICTURE_SIZES} ratio="fill" priority={priority} />
          <Stack gap="6" justify="center" padding="medium">
            <Stack gap="3" align="start">
              <Heading level={2}>{offer.name}</Heading>
              {offer.subHeading && <Text>{offer.subHeading}</Text>}
              {offer.ratingCount > 0 && <OfferRating offer={offer} size="medium" stars="roundedUp" />}
            </Stack>
            <Contents items={offer.children ?? []} />
            <Stack gap="3" align="start">
              <OfferPrice offer={offer} size="large" />
              <Container within="parent" width="short">
                <Button href={routes.offer.href(offer.slug)} width="full">
                  {text.order}
                  <VisuallyHidden>{` ${offer.name}`}</VisuallyHidden>
                </Button>
              </Container>
              <Text size="small">{text.payment}</Text>
            </Stack>
          </Stack>
        </Columns>
        <OfferBadge offer={offer} corner="medium" />
      </Card>
    </GroupColours>
  );
}

/** The offers in a bundle, each linked to its own page. */
function Contents({ items }: { items: NonNullable<Offer['children']> }) {
  const text = useMessages(messages);
  if (items.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="h4">
        {text.inside}
      </Heading>
      <ul>
        {items.map((item) => (
          <Inline as="li" gap="2" key={item.id}>
            <span>{`${item.quantity} ×`}</span>
            <Link href={routes.offer.href(item.slug)} placement="standalone">
              {item.name}
            </Link>
          </Inline>
        ))}
      </ul>
    </div>
  );
}
