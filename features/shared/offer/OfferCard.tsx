import { Heading, type HeadingProps } from '#ui/Heading';
import { Link } from '#ui/Link';
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
  /** Whether a link to the offer stands below the price, for a list of everything. */
  hasLink?: boolean;
}

/**
 * An offer in a list: picture, name, rating and price; the whole card leads to its page. A mouse over it, or the keyboard's
 * focus, shows its second picture.
 */
export function OfferCard({ offer, sizes, priority = false, level = 2, hasLink = false }: OfferCardProps) {
  const text = useMessages(messages);
  const href = routes.offer.href(offer.slug);
  const [cover, closeUp] = offer.images;
  return (
    <LinkBox as="article">
      <div className={styles.card}>
        <div>
          <LinkBoxPicture second={closeUp && <OfferPicture url={closeUp} alt="" sizes={sizes} />}>
            <div className={offer.children ? undefined : styles.zoomed}>
              <OfferPicture morphs="card" url={cover} alt="" sizes={sizes} priority={priority} />
            </div>
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
          <div
            className={offer.oldPrice > offer.newPrice && !offer.children ? styles.price : styles.fullPrice}
          >
            <OfferPrice offer={offer} />
          </div>
          {hasLink && (
            <LinkBoxAbove>
              <Link href={href} tone="ink" placement="standalone">
                {text.view}
                <VisuallyHidden>{` ${offer.name}`}</VisuallyHidden>
              </Link>
            </LinkBoxAbove>
          )}
        </div>
      </div>
    </LinkBox>
  );
}

/** The skeleton of a card while its offer is loading. The boot script puts early pictures into `data-offer-picture`. */
export function OfferCardSkeleton() {
  const { showsLowestPrice30Days, showsUnitPrice } = useCountry();
  return (
    <div className={styles.card}>
      <div data-offer-picture className={styles.zoomed}>
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
      </div>
    </div>
  );
}
