import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { type Order, useOfferList } from '../api';
import { useMessages } from '../country';
import { useOverlay } from '../navigation';
import { useCart } from './CartProvider';
import { cartMessages } from './messages';
import { Obstacles } from './Obstacles';
import { orderableToday } from './orderable';

export interface OrderAgainProps extends Pick<ButtonProps, 'tone' | 'size' | 'width'> {
  order: Order;
}

/**
 * Puts the articles of an earlier order into the cart, which opens, and says before what cannot be ordered today
 * (Specification/Cart). Shows nothing until the offers are known. A screen that says that they failed to load leaves it
 * out, because it would ask for them again.
 */
export function OrderAgain({ order, tone = 'secondary', ...look }: OrderAgainProps) {
  const text = useMessages(cartMessages);
  const { data: list } = useOfferList();
  const cart = useCart();
  const panel = useOverlay('cart');
  const notesId = useId();
  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  if (!list || list.offers.length === 0) return null;
  const { lines, obstacles } = orderableToday(order, list);

  function addAll({ detail }: Pick<UIEvent, 'detail'>) {
    // A double click, and a press while the panel's code is loading, add them once.
    if (detail > 1 || panel.isOpen) return;
    cart.addAll(lines);
    panel.open();
  }

  return (
    <Stack gap="1" align={look.width === 'full' ? 'stretch' : 'start'}>
      {lines.length > 0 && (
        <Button
          tone={tone}
          {...look}
          onClick={addAll}
          {...(obstacles.length > 0 && { 'aria-describedby': notesId })}
        >
          {text.orderAgain}
          <VisuallyHidden>{` ${text.ofOrder(order.number)}`}</VisuallyHidden>
        </Button>
      )}
      {obstacles.length > 0 && (
        <Text id={notesId} tone="muted">
          <Obstacles obstacles={obstacles} />
        </Text>
      )}
    </Stack>
  );
}
