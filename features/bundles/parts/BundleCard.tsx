import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { GroupColours, OfferPicture, OfferPrice, OfferRating, SavingsBadge } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Band } from '#ui/Band';
import { ButtonLink } from '#ui/ButtonLink';
import { Columns } from '#ui/Columns';
import { Corner } from '#ui/Corner';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './BundleCard.css';

export interface BundleCardProps {
  offer: Offer;
  /** Loads the picture first; for the topmost card. */
  priority: boolean;
}

/** A bundle in its category's colours: name, rating, contents, price and the link to it. */
export function BundleCard({ offer, priority }: BundleCardProps) {
  const text = useMessages(messages);
  return (
    <article className={styles.card}>
      <GroupColours group={offer.group}>
        <Band tone="tint" padding="none">
          <Columns layout="2:3" from="sm" gap="0">
            <div className={styles.picture}>
              <div className={styles.frame}>
                <OfferPicture
                  url={offer.images[0]}
                  alt=""
                  sizes="(width < 800px) 100vw, (width < 1020px) 50vw, (width <= 1320px) 40vw, 530px"
                  ratio="fill"
                  priority={priority}
                />
              </div>
              <Corner inset="medium">
                <SavingsBadge offer={offer} />
              </Corner>
            </div>
            <div className={styles.content}>
              <Stack gap="3" align="start">
                <Heading level={2}>{offer.name}</Heading>
                {offer.subHeading && <Text>{offer.subHeading}</Text>}
                {offer.ratingCount > 0 && <OfferRating offer={offer} size="medium" stars="roundedUp" />}
              </Stack>
              <Contents items={offer.children ?? []} />
              <Stack gap="3" align="start">
                <OfferPrice offer={offer} size="large" />
                <div className={styles.action}>
                  <ButtonLink href={routes.offer.href(offer.slug)} width="full">
                    {text.order}
                    <VisuallyHidden> {offer.name}</VisuallyHidden>
                  </ButtonLink>
                </div>
                <Text size="small">{text.payment}</Text>
              </Stack>
            </div>
          </Columns>
        </Band>
      </GroupColours>
    </article>
  );
}

/** The offers in a bundle, each linked to its own page. */
function Contents({ items }: { items: NonNullable<Offer['children']> }) {
  const text = useMessages(messages);
  return (
    <div>
      <Heading level={3} size="h4">
        {text.inside}
      </Heading>
      <ul>
        {items.map((item) => (
          <Inline as="li" gap="2" key={item.id}>
            <span>{item.quantity} ×</span>
            <Link href={routes.offer.href(item.slug)} placement="standalone">
              {item.name}
            </Link>
          </Inline>
        ))}
      </ul>
    </div>
  );
}
