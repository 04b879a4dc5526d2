import type { Offer } from '#features/shared/api';
import { OfferPicture, OfferPrice } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { Skeleton } from '#ui/Skeleton';
import * as styles from './OfferSlides.css';

export interface OfferSlidesProps {
  offers: readonly Offer[];
}

/** The offers of a category. Two fit side by side; with more, the row scrolls. */
export function OfferSlides({ offers }: OfferSlidesProps) {
  return (
    <ul className={styles.row}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.slide}>
          <LinkBox>
            <OfferPicture url={offer.images[0]} alt="" ratio="square" corners="large" />
            <span className={styles.name}>
              <LinkOverlay href={routes.offer.href(offer.slug)} underline="hover">
                {offer.name}
              </LinkOverlay>
            </span>
            <OfferPrice offer={offer} />
          </LinkBox>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of two slides while the offers load. */
export function OfferSlidesSkeleton() {
  return (
    <div className={styles.skeletonRow}>
      {['first', 'second'].map((slide) => (
        <div key={slide}>
          <Skeleton shape="block" ratio="square" />
          <div className={styles.skeletonText}>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" width="most" />
          </div>
        </div>
      ))}
    </div>
  );
}
