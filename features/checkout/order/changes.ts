import type { Offer, OfferList } from '#features/shared/api';
import { type CartItem, type CartSummary, maybeUnreadable, type Sums } from '#features/shared/cart';
import { isOutOfStock } from '#features/shared/offer';

/** A change of a cart line since the shopper saw it. */
export interface LineChange {
  before: CartItem;
  /**
   * The offer, which has another price or is out of stock since, or the reason why it cannot be ordered: no longer sold, or
   * its data is malformed.
   */
  now: Offer | 'notSold' | 'unreadable';
}

/** Whether the price differs from the one that was seen. */
export const isRepriced = ({ offer }: CartItem, now: Offer): boolean =>
  now.newPrice !== offer.newPrice || now.currency !== offer.currency;

/** Whether the offer has gone out of stock since it was seen. */
export const hasSoldOut = ({ offer }: CartItem, now: Offer): boolean =>
  isOutOfStock(now) && !isOutOfStock(offer);

/** Whether both are the same amount of the same currency. */
export const isSameSum = (some: Sums, other: Sums | undefined): boolean =>
  some.newTotal === other?.newTotal && some.currency === other.currency;

/** The differences between what the shopper has seen of prices and stock, and the current offers. */
export function changesSince(seen: CartSummary, list: OfferList): LineChange[] {
  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  if (list.offers.length === 0) return [];
  const sold = new Map(list.offers.map((offer) => [offer.id, offer]));
  return seen.items.flatMap((before): LineChange[] => {
    const now = sold.get(before.offer.id);
    if (!now) return [{ before, now: maybeUnreadable(before.offer.id, list) ? 'unreadable' : 'notSold' }];
    return isRepriced(before, now) || hasSoldOut(before, now) ? [{ before, now }] : [];
  });
}
