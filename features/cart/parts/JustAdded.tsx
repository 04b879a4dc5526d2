import { useState } from 'react';
import { type CartSummary, useCartPanel, useCartState } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { Icon } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** Confirms the addition that opened the panel. `CartAnnouncements` announces it to screen readers. */
export function JustAdded({ summary }: { summary: CartSummary }) {
  const text = useMessages(messages);
  const { justAdded } = useCartPanel();
  // Keeps the line while the panel slides out.
  const [shown, setShown] = useState(justAdded);
  if (justAdded !== null && justAdded !== shown) setShown(justAdded);
  const isInCart = useCartState((cart) => cart.lines.some((line) => line.offerId === shown));
  if (!isInCart) return null;
  return (
    <Stack paddingEnd="3">
      <MediaObject media={<Icon name="check" size="small" tone="success" />} gap="2" align="center">
        <Text size="small" tone="success" weight="semibold">
          {text.added(summary.items.find(({ offer }) => offer.id === shown)?.offer.name)}
        </Text>
      </MediaObject>
    </Stack>
  );
}
