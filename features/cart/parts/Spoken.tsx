import { useEffect, useState } from 'react';
import { type CartSummary, cartMessages, useCartState } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';

/** Says what was added and, as it changes, what the cart comes to. It stands outside the panel, so that it is there before. */
export function Spoken({ summary: { items, count, currency, newTotal } }: { summary: CartSummary }) {
  const text = useMessages(messages);
  const { pieces } = useMessages(cartMessages);
  const { isOpen, justAdded, lines } = useCartState((cart) => cart);
  const added = items.find(({ offer }) => offer.id === justAdded);
  const total =
    currency !== undefined
      ? text.spokenTotal(pieces(count), formatMoney(newTotal, currency))
      : lines.length === 0
        ? text.empty
        : '';
  return (
    <VisuallyHidden>
      <Status>{added ? text.added(added.offer.name) : ''}</Status>
      <Status>{isOpen ? total : ''}</Status>
    </VisuallyHidden>
  );
}

/** How long nothing changes before it is said, in ms: one total after five presses, not five. */
const SETTLE = 1_000;

function Status({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), SETTLE);
    return () => clearTimeout(timer);
  }, [children]);
  // `aria-live` also keeps it readable beside an open dialog.
  return (
    <span role="status" aria-live="polite">
      {said}
    </span>
  );
}
