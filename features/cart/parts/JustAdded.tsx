import { useState } from 'react';
import { type CartSummary, useCartPanel, useCartState } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

/** Confirms the addition that opened the panel. `CartAnnouncements` announces it to screen readers. */
export function JustAdded({ summary }: { summary: CartSummary }) {
  const text = useMessages(messages);
  const { justAdded } = useCartPanel();
  // Keeps the notice while the panel slides out.
  const [shown, setShown] = useState(justAdded);
  if (justAdded !== null && justAdded !== shown) setShown(justAdded);
  const isInCart = useCartState((cart) => cart.lines.some((line) => line.offerId === shown));
  if (!isInCart) return null;
  return (
    <Stack paddingEnd="2">
      <Notice tone="success" live={false}>
        {text.added(summary.items.find(({ offer }) => offer.id === shown)?.offer.name)}
      </Notice>
    </Stack>
  );
}
