import type { Offer } from '#features/shared/api';
import { routes } from '#features/shared/navigation';
import { OfferPicture, OfferPrice } from '#features/shared/offer';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './OfferSlides.css';

export interface OfferSlidesProps {
  /** Undefined while they load. */
  offers: readonly Offer[] | undefined;
}

/** What is in the pack of a category's first offer, and its offers. Two fit side by side; with more, the row scrolls. */
export function OfferSlides({ offers }: OfferSlidesProps) {
  const [pack, macro = pack] = offers?.[0]?.images ?? [];
  return (
    <div className={styles.slides}>
      {offers ? (
        <OfferPicture url={macro} alt="" ratio="fill" corners="large" />
      ) : (
        <Skeleton shape="block" ratio="fill" />
      )}
      <ul className={styles.row}>
        {offers?.map((offer) => (
          <li key={offer.id} className={styles.slide}>
            <LinkBox>
              <Stack gap="1">
                <Text size="h4">
                  <LinkOverlay href={routes.offer.href(offer.slug)} underline="hover">
                    {offer.name}
                  </LinkOverlay>
                </Text>
                <OfferPrice offer={offer} />
              </Stack>
            </LinkBox>
          </li>
        ))}
      </ul>
    </div>
  );
}
