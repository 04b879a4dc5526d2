import { useEffect, useState } from 'react';
import { type CartItem, type CartSummary, summarizeCart, type useCartSummary } from '#features/shared/cart';
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
  const linesOf = (items: readonly CartItem[]) =>
    items.map(({ offer, quantity }) => ({ offerId: offer.id, quantity }));
  const changesFrom = (before: CartSummary) => (list ? changesSince(before, list) : []);
  // What is no longer sold has left the cart.
  const notSold = changesFrom(agreed).filter(({ now }) => now === 'notSold');
  // Today's lines, because their quantities may have changed since, at the prices that were agreed to.
  const before = summarizeCart(
    [...linesOf(summary.items), ...unreadable, ...linesOf(notSold.map(({ before }) => before))],
    agreed.items.map(({ offer }) => offer),
  );
  const changes = changesFrom(before);
  if (changes.length === 0 && summary.items.length > 0 && summary !== agreed) setAgreed(summary);
  return {
    changes,
    /** What the articles cost before the changes. */
    agreedSums: before.sums,
    agree: () => setAgreed(summary),
  };
}
