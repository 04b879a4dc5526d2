import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { LinkBox, LinkBoxAbove, LinkOverlay } from '#ui/LinkBox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import { type Offer, useOffers } from '../api';
import { formatMoney, times, useMessages } from '../country';
import { routes } from '../navigation';
import * as styles from './BundleCard.css';
import { contentsOf } from './contents';
import { GroupColours } from './GroupColours';
import { messages } from './messages';
import { OfferBadge } from './OfferBadge';
import { OfferPicture } from './OfferPicture';
import { OfferPrice } from './OfferPrice';
import { OfferRating } from './OfferRating';
import { isOutOfStock } from './stock';

const PICTURE_SIZES = `${media.below('sm')} 100vw, ${media.below('xl')} 50vw, 560px`;

export interface BundleCardProps {
  offer: Offer;
  /** For a card above the fold. */
  priority?: boolean;
}

/** A bundle in its category's colours: its contents as a bill, what they cost one by one and together, and the link to it. */
export function BundleCard({ offer, priority = false }: BundleCardProps) {
  const text = useMessages(messages);
  const { data: offers = [] } = useOffers();
  const href = routes.offer.href(offer.slug);
  const contents = contentsOf([{ offerId: offer.id, quantity: 1 }], offers);
  return (
    <GroupColours group={offer.group}>
      <LinkBox as="article">
        <div className={styles.card}>
          <div className={styles.picture}>
            <OfferPicture
              url={offer.images[0]}
              alt=""
              sizes={PICTURE_SIZES}
              ratio="fill"
              priority={priority}
            />
          </div>
          <div className={styles.about}>
            <div className={styles.head}>
              <Stack gap="2" align="start">
                <Heading level={2}>
                  <LinkOverlay href={href}>{offer.name}</LinkOverlay>
                </Heading>
                {offer.heading && <Text size="lead">{offer.heading}</Text>}
                {offer.ratingCount > 0 && <OfferRating offer={offer} stars="roundedUp" />}
              </Stack>
            </div>
            {contents.length > 0 && (
              <ul className={styles.bill}>
                {contents.map(({ id, name, quantity, product }) => (
                  <li key={id} className={styles.item}>
                    <OfferPicture url={product?.images[0]} alt="" place="thumb" corners="medium" />
                    <div className={styles.line}>
                      <div className={styles.name}>
                        <Heading level={3} size="h4">
                          {quantity > 1 ? `${quantity} × ${name}` : name}
                        </Heading>
                        {product?.food && <Text size="small">{product.food.netQuantity}</Text>}
                      </div>
                      {product && (
                        <Text>{formatMoney(times(product.newPrice, quantity), product.currency)}</Text>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.buy}>
              <OfferPrice offer={offer} size="large" />
              <LinkBoxAbove>
                <Button href={href} width="full">
                  {`${text.view} ${offer.name}`}
                </Button>
              </LinkBoxAbove>
            </div>
          </div>
          {isOutOfStock(offer) && <OfferBadge offer={offer} corner="medium" />}
        </div>
      </LinkBox>
    </GroupColours>
  );
}
