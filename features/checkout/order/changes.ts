import { useEffect, useState } from 'react';
import type { Offer, OfferList } from '#features/shared/api';
import { type CartItem, type CartSummary, mayBeUnreadable, type useCartSummary } from '#features/shared/cart';

/** A change of a cart line since the shopper saw it. */
export interface LineChange {
  before: CartItem;
  /** The offer with its new price, or the reason why it cannot be ordered: no longer sold, or its data is malformed. */
  now: Offer | 'notSold' | 'unreadable';
}

/** The differences between the prices that the shopper has seen and the current offers. */
export function changesSince(seen: CartSummary, list: OfferList): LineChange[] {
  const sold = new Map(list.offers.map((offer) => [offer.id, offer]));
  return seen.items.flatMap((before): LineChange[] => {
    const now = sold.get(before.offer.id);
    if (!now) return [{ before, now: mayBeUnreadable(before.offer.id, list) ? 'unreadable' : 'notSold' }];
    const isSame = now.newPrice === before.offer.newPrice && now.currency === before.offer.currency;
    return isSame ? [] : [{ before, now }];
  });
}

/**
 * The changes since the shopper last agreed to what the screen shows. While nothing has changed, the screen counts as
 * agreed to; after a change only `agree` does that. Prices are reloaded when the window becomes visible.
 */
export function useChanges({ summary, list, unreadable, refetch }: ReturnType<typeof useCartSummary>) {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [refetch]);
  const [agreed, setAgreed] = useState(summary);
  const inCart = new Set([
    ...summary.items.map(({ offer }) => offer.id),
    ...unreadable.map(({ offerId }) => offerId),
  ]);
  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  const changes = (list?.offers.length ? changesSince(agreed, list) : []).filter(
    // Another tab may have removed the line.
    ({ before, now }) => now === 'notSold' || inCart.has(before.offer.id),
  );
  if (changes.length === 0 && summary.items.length > 0 && summary !== agreed) setAgreed(summary);
  return {
    changes,
    /** The sum before the changes. */
    agreedTotal: agreed.newTotal,
    agree: () => setAgreed(summary),
  };
}
