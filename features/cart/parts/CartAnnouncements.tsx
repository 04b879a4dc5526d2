import { useEffect, useState } from 'react';
import { type CartSummary, cartMessages, useCartPanel, useCartState } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';

/**
 * Announces an added offer and changes of the total. It is outside the panel, because a live region must be in the page
 * before its text changes.
 */
export function CartAnnouncements({ summary: { items, count, sums } }: { summary: CartSummary }) {
  const text = useMessages(messages);
  const { pieces } = useMessages(cartMessages);
  const { isOpen, justAdded } = useCartPanel();
  const isEmpty = useCartState((cart) => cart.lines.length === 0);
  const added = items.find(({ offer }) => offer.id === justAdded);
  const total = sums
    ? text.announcedTotal(pieces(count), formatMoney(sums.newTotal, sums.currency))
    : isEmpty
      ? text.empty
      : count > 0
        ? pieces(count)
        : '';
  return (
    <VisuallyHidden>
      <LiveRegion>{added ? text.added(added.offer.name) : ''}</LiveRegion>
      <LiveRegion>{isOpen ? total : ''}</LiveRegion>
    </VisuallyHidden>
  );
}

/** Delay between the last change and its announcement, in ms. Five presses announce one total instead of five. */
export const SETTLE_MS = 1_000;

function LiveRegion({ children }: { children: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [children]);
  // Dialogs hide the rest of the page from screen readers, except elements with `aria-live`.
  return (
    <span role="status" aria-live="polite">
      {announced}
    </span>
  );
}
