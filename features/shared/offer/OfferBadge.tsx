import { Badge } from '#ui/Badge';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { Offer } from '../api';
import { difference, discountPercent, formatMoney, useMessages } from '../country';
import { messages } from './messages';
import * as styles from './OfferBadge.css';
import { useSeparatePrice } from './separatePrice';
import { isOutOfStock } from './stock';

export interface OfferBadgeProps {
  offer: Pick<Offer, 'newPrice' | 'oldPrice' | 'stockDays' | 'currency' | 'children'>;
  /**
   * Places it in the upper corner of a picture, 12 px (on phones 8) or 16 px from its edges. The parent must be
   * positioned, as a `LinkBoxPicture` or a `Card` with `padding="none"` is.
   */
  corner?: keyof typeof styles.corners;
}

/**
 * The discount, '−53%', of a bundle what it costs less than its contents, '−6,90 KM', or that the offer is out of stock; nothing
 * for an offer at its regular price.
 */
export function OfferBadge({ offer, corner }: OfferBadgeProps) {
  const text = useMessages(messages);
  const percent = discountPercent(offer.oldPrice, offer.newPrice);
  const separate = useSeparatePrice(offer);
  const less = separate && formatMoney(difference(separate, offer.newPrice), offer.currency);
  const isGone = isOutOfStock(offer);
  if (!isGone && !less && percent <= 0) return null;
  const badge = isGone ? (
    <Badge>{text.outOfStockBadge}</Badge>
  ) : (
    <Badge tone="sale">
      <VisuallyHidden>{less ? text.savings(less) : text.discount(percent)}</VisuallyHidden>
      <span aria-hidden="true">{`−${less ?? `${percent}%`}`}</span>
    </Badge>
  );
  return corner ? <span className={styles.corners[corner]}>{badge}</span> : badge;
}
