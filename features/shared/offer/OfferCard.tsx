import { useState } from 'react';
import { Button } from '#ui/Button';
import { Heading, type HeadingProps } from '#ui/Heading';
import { LinkBox, LinkBoxAbove, LinkBoxPicture, LinkOverlay } from '#ui/LinkBox';
import { Skeleton } from '#ui/Skeleton';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { Offer } from '../api';
import { useCountry, useMessages } from '../country';
import { routes } from '../navigation';
import { messages } from './messages';
import { OfferBadge } from './OfferBadge';
import * as styles from './OfferCard.css';
import { OfferPicture } from './OfferPicture';
import { OfferPrice } from './OfferPrice';
import { OfferRating } from './OfferRating';

export interface OfferCardProps {
  offer: Offer;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** For cards above the fold. */
  priority?: boolean;
  /** The heading level of the name. */
  level?: HeadingProps['level'];
}

/**
 * An offer in a list: picture, name, rating, price and the link to its page. A mouse over it, or the keyboard's focus, loads
 * and shows its second picture.
 */
export function OfferCard({ offer, sizes, priority = false, level = 2 }: OfferCardProps) {
  const text = useMessages(messages);
  const href = routes.offer.href(offer.slug);
  const [isWanted, setWanted] = useState(false);
  return (
    <LinkBox as="article" onIntent={() => setWanted(true)}>
      <div className={styles.card}>
        <div>
          <LinkBoxPicture>
            <OfferPicture morphs="card" url={offer.images[0]} alt="" sizes={sizes} priority={priority} />
            {isWanted && <CloseUp url={offer.images[1]} sizes={sizes} />}
            <OfferBadge offer={offer} corner="small" />
          </LinkBoxPicture>
        </div>
        <div className={styles.body}>
          <Heading level={level} size="h4">
            <LinkOverlay href={href}>{offer.name}</LinkOverlay>
          </Heading>
          {offer.heading && (
            <Text size="small" tone="muted">
              {offer.heading}
            </Text>
          )}
          <OfferRating offer={offer} />
          <div className={offer.oldPrice > offer.newPrice ? styles.price : styles.fullPrice}>
            <OfferPrice offer={offer} />
          </div>
          <div className={styles.action}>
            <LinkBoxAbove>
              <Button href={href} tone="quiet" width="full">
                {text.view}
                <VisuallyHidden>{` ${offer.name}`}</VisuallyHidden>
              </Button>
            </LinkBoxAbove>
          </div>
        </div>
      </div>
    </LinkBox>
  );
}

/** The second picture of an offer, over the first once it has loaded. */
function CloseUp({ url, sizes }: { url: string | undefined; sizes: string }) {
  const [isLoaded, setLoaded] = useState(false);
  if (!url) return null;
  return (
    <div
      className={isLoaded ? styles.loadedCloseUp : styles.closeUp}
      // An image's event does not bubble.
      onLoadCapture={() => setLoaded(true)}
    >
      <OfferPicture url={url} alt="" sizes={sizes} />
    </div>
  );
}

/** The skeleton of a card while its offer is loading. The boot script puts early pictures into `data-offer-picture`. */
export function OfferCardSkeleton() {
  const { showsLowestPrice30Days, showsUnitPrice } = useCountry();
  return (
    <div className={styles.card}>
      <div data-offer-picture>
        <Skeleton shape="block" ratio="portrait" />
      </div>
      <div className={styles.body}>
        <Skeleton shape="line" width="half" />
        <Skeleton shape="line" size="small" width="most" />
        <Skeleton shape="line" size="small" width="half" />
        <div>
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" size="small" width="half" />
        </div>
        {showsLowestPrice30Days && (
          <>
            <Skeleton shape="line" width="most" />
            <Skeleton shape="line" width="half" />
          </>
        )}
        {showsUnitPrice && <Skeleton shape="line" width="most" />}
        <div className={styles.action}>
          <Skeleton shape="control" />
        </div>
      </div>
    </div>
  );
}
