import { useEffect, useState } from 'react';
import type { Offer, OfferList } from '#features/shared/api';
import { type CartItem, type CartSummary, mayBeUnreadable, type useCartSummary } from '#features/shared/cart';

/** What has become of a line of the cart since the shopper saw it. */
export interface LineChange {
  before: CartItem;
  /** The offer with its new price; or why it cannot be ordered: the shop dropped it, or its data is malformed now. */
  now: Offer | 'notSold' | 'unreadable';
}

/** The differences between what the shopper has seen and what the shop sells. */
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
 * What has changed since the shopper last agreed to what the screen shows. Until something has changed, they agree to
 * what they see; from then on only `agree` settles it. Prices are loaded again when the window becomes visible.
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
  // An empty list says that the list failed (seed §7).
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
