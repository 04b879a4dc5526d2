import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { GroupColours, OfferPicture, OfferPrice, OfferRating, SavingsBadge } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Band } from '#ui/Band';
import { ButtonLink } from '#ui/ButtonLink';
import { Heading } from '#ui/Heading';
import { LinkBox, LinkBoxAbove, LinkOverlay } from '#ui/LinkBox';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './BundleFeature.css';

export interface BundleFeatureProps {
  offer: Offer;
}

/** A featured bundle, two columns wide, with the same details as a product card. */
export function BundleFeature({ offer }: BundleFeatureProps) {
  const text = useMessages(messages);
  const href = routes.offer.href(offer.slug);
  return (
    <LinkBox as="article">
      <div className={styles.feature}>
        <GroupColours group={offer.group}>
          <Band tone="tint" padding="none">
            <div className={styles.layout}>
              <div className={styles.picture}>
                <OfferPicture
                  url={offer.images[0]}
                  alt=""
                  sizes="(width < 800px) 100vw, 400px"
                  ratio="fill"
                />
              </div>
              <div className={styles.text}>
                <SavingsBadge offer={offer} />
                <Heading level={2} size="h2">
                  <LinkOverlay href={href}>{offer.name}</LinkOverlay>
                </Heading>
                <Text>{offer.subHeading}</Text>
                <OfferRating offer={offer} />
                <OfferPrice offer={offer} />
                <div className={styles.action}>
                  <LinkBoxAbove>
                    <ButtonLink href={href} tone="quiet" width="full">
                      {text.view}
                      <VisuallyHidden> {offer.name}</VisuallyHidden>
                    </ButtonLink>
                  </LinkBoxAbove>
                </div>
              </div>
            </div>
          </Band>
        </GroupColours>
      </div>
    </LinkBox>
  );
}
