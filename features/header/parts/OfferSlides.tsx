import type { Offer } from '#features/shared/api';
import { routes } from '#features/shared/navigation';
import { OfferPicture, OfferPrice } from '#features/shared/offer';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
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
            <Stack gap="3">
              <OfferPicture url={offer.images[0]} alt="" ratio="square" corners="large" />
              <Stack gap="1">
                <Text size="h4">
                  <LinkOverlay href={routes.offer.href(offer.slug)} underline="hover">
                    {offer.name}
                  </LinkOverlay>
                </Text>
                <OfferPrice offer={offer} />
              </Stack>
            </Stack>
          </LinkBox>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of two slides while the offers load. */
export function OfferSlidesSkeleton() {
  return (
    <div className={styles.row}>
      {['first', 'second'].map((slide) => (
        <div key={slide} className={styles.slide}>
          <Stack gap="3">
            <Skeleton shape="block" ratio="square" />
            <Stack gap="1">
              <Skeleton shape="line" width="half" />
              <Skeleton shape="line" width="most" />
            </Stack>
          </Stack>
        </div>
      ))}
    </div>
  );
}
