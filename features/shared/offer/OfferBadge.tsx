import { Badge } from '#ui/Badge';
import type { Offer } from '../api';
import { discountPercent, useMessages } from '../country';
import { messages } from './messages';
import { isOutOfStock } from './stock';

export interface OfferBadgeProps {
  offer: Pick<Offer, 'newPrice' | 'oldPrice' | 'stockDays'>;
}

/** The discount, '−53%', or that the offer is out of stock; nothing for an offer at its regular price. */
export function OfferBadge({ offer }: OfferBadgeProps) {
  const text = useMessages(messages);
  if (isOutOfStock(offer)) return <Badge>{text.outOfStockBadge}</Badge>;
  const percent = discountPercent(offer.oldPrice, offer.newPrice);
  return percent > 0 ? <Badge tone="sale">−{percent}%</Badge> : null;
}
