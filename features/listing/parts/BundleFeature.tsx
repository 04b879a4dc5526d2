import type { Offer } from '#features/shared/api';
import { OfferPicture, OfferPrice, SavingsBadge } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import * as styles from './BundleFeature.css';

export interface BundleFeatureProps {
  offer: Offer;
}

/** A bundle that takes two places among the products. */
export function BundleFeature({ offer }: BundleFeatureProps) {
  return (
    <article className={`${styles.feature} ${styles.tints[offer.group]}`}>
      <div className={styles.picture}>
        <OfferPicture url={offer.images[0]} alt="" sizes="(width < 800px) 100vw, 400px" ratio="fill" />
      </div>
      <div className={styles.words}>
        <SavingsBadge offer={offer} />
        <Heading level={2} size="h2">
          <Anchor href={routes.offer.href(offer.slug)} className={styles.name}>
            {offer.name}
          </Anchor>
        </Heading>
        <Text>{offer.subHeading}</Text>
        <OfferPrice offer={offer} />
      </div>
    </article>
  );
}
