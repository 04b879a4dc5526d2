import { Badge } from '#ui/Badge';
import type { Offer } from '../api';
import { discountPercent } from '../country';

export interface SavingsBadgeProps {
  offer: Pick<Offer, 'newPrice' | 'oldPrice'>;
}

/** '−53%', or nothing without a reduction. */
export function SavingsBadge({ offer }: SavingsBadgeProps) {
  const percent = discountPercent(offer.oldPrice, offer.newPrice);
  return percent > 0 ? <Badge tone="sale">−{percent}%</Badge> : null;
}
