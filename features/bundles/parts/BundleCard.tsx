import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { GroupColours, OfferPicture, OfferPrice, OfferRating, SavingsBadge } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Band } from '#ui/Band';
import { ButtonLink } from '#ui/ButtonLink';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './BundleCard.css';

export interface BundleCardProps {
  offer: Offer;
  /** For the card that is seen first. */
  priority: boolean;
}

/** A bundle on its category's ground: what it is, what it holds, what it costs, and the way to it. */
export function BundleCard({ offer, priority }: BundleCardProps) {
  const text = useMessages(messages);
  return (
    <article className={styles.card}>
      <GroupColours group={offer.group}>
        <Band tone="tint" padding="none">
          <div className={styles.layout}>
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
              <span className={styles.badge}>
                <SavingsBadge offer={offer} />
              </span>
            </div>
            <div className={styles.words}>
              <div className={styles.part}>
                <Heading level={2}>{offer.name}</Heading>
                {offer.subHeading && <Text>{offer.subHeading}</Text>}
                {offer.ratingCount > 0 && <OfferRating offer={offer} size="medium" stars="roundedUp" />}
              </div>
              <Contents items={offer.children ?? []} />
              <div className={styles.part}>
                <OfferPrice offer={offer} size="large" />
                <div className={styles.action}>
                  <ButtonLink href={routes.offer.href(offer.slug)} width="full">
                    {text.order}
                    <VisuallyHidden> {offer.name}</VisuallyHidden>
                  </ButtonLink>
                </div>
                <Text size="small">{text.payment}</Text>
              </div>
            </div>
          </div>
        </Band>
      </GroupColours>
    </article>
  );
}

/** What a bundle holds, each with the way to its own page. */
function Contents({ items }: { items: NonNullable<Offer['children']> }) {
  const text = useMessages(messages);
  return (
    <div>
      <Heading level={3} size="h4">
        {text.inside}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.quantity}>{item.quantity} ×</span>
            <Link href={routes.offer.href(item.slug)} placement="standalone">
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
