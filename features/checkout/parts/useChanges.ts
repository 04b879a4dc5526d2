import { useEffect, useState } from 'react';
import type { useCartSummary } from '#features/shared/cart';
import { changesSince } from '../order/changes';

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
  const changes = (list ? changesSince(agreed, list) : []).filter(
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
