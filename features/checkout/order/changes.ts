import type { Offer, OfferList } from '#features/shared/api';
import { type CartItem, type CartSummary, maybeUnreadable } from '#features/shared/cart';

/** A change of a cart line since the shopper saw it. */
export interface LineChange {
  before: CartItem;
  /** The offer with its new price, or the reason why it cannot be ordered: no longer sold, or its data is malformed. */
  now: Offer | 'notSold' | 'unreadable';
}

/** The differences between the prices that the shopper has seen and the current offers. */
export function changesSince(seen: CartSummary, list: OfferList): LineChange[] {
  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  if (list.offers.length === 0) return [];
  const sold = new Map(list.offers.map((offer) => [offer.id, offer]));
  return seen.items.flatMap((before): LineChange[] => {
    const now = sold.get(before.offer.id);
    if (!now) return [{ before, now: maybeUnreadable(before.offer.id, list) ? 'unreadable' : 'notSold' }];
    const isSame = now.newPrice === before.offer.newPrice && now.currency === before.offer.currency;
    return isSame ? [] : [{ before, now }];
  });
}
