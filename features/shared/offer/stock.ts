import type { Offer } from '../api';

/** Whether an offer cannot be added to the cart now (Specification/Cart). Without a number, nothing is known. */
export function isOutOfStock({ stockDays }: Pick<Offer, 'stockDays'>): boolean {
  return stockDays !== undefined && stockDays <= 0;
}
