import { useEffect, useState } from 'react';
import type { Offer } from '#features/shared/api';
import type { CartItem, CartSummary, useCartSummary } from '#features/shared/cart';

/** What has become of a line of the cart since the shopper saw it: another price, or not sold any more. */
export interface LineChange {
  before: CartItem;
  /** The offer as it is now; `undefined` where the shop does not sell it any more. */
  now: Offer | undefined;
}

/** What is different between what the shopper has seen and what the shop sells. */
export function changesSince(seen: CartSummary, offers: readonly Offer[]): LineChange[] {
  const sold = new Map(offers.map((offer) => [offer.id, offer]));
  return seen.items.flatMap((before): LineChange[] => {
    const now = sold.get(before.offer.id);
    const isSame = now?.newPrice === before.offer.newPrice && now.currency === before.offer.currency;
    return isSame ? [] : [{ before, now }];
  });
}

/**
 * What has changed in price or is gone since the shopper last agreed to what the screen shows. Until something has,
 * they agree to what they see; from then on only `agree` settles it. Prices are asked for again when the window comes
 * back.
 */
export function useChanges({ summary, offers, refetch }: ReturnType<typeof useCartSummary>) {
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [refetch]);
  const [agreed, setAgreed] = useState(summary);
  // An empty list says that the list failed (seed §7).
  const changes = (offers?.length ? changesSince(agreed, offers) : []).filter(
    // Another tab may have taken the line out.
    ({ before, now }) => !now || summary.items.some(({ offer }) => offer.id === before.offer.id),
  );
  if (changes.length === 0 && summary.items.length > 0 && summary !== agreed) setAgreed(summary);
  return {
    changes,
    /** The sum before the changes. */
    agreedTotal: agreed.newTotal,
    agree: () => setAgreed(summary),
  };
}

export type Changes = ReturnType<typeof useChanges>;
