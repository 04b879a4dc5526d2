import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { type Order, useOfferList } from '../api';
import { useMessages } from '../country';
import { useCart, useCartPanel } from './CartProvider';
import { cartMessages, type Messages } from './messages';
import { type Obstacle, orderableToday } from './orderable';

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
  const panel = useCartPanel();
  const notesId = useId();
  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  if (!list || list.offers.length === 0) return null;
  const { lines, obstacles } = orderableToday(order, list);

  function addAll() {
    for (const { offerId, quantity } of lines) cart.add(offerId, quantity);
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
          <VisuallyHidden> {text.ofOrder(order.number)}</VisuallyHidden>
        </Button>
      )}
      {obstacles.length > 0 && (
        <Text id={notesId} tone="muted">
          {obstacles.map((obstacle) => noteOn(obstacle, text)).join(' ')}
        </Text>
      )}
    </Stack>
  );
}

function noteOn(obstacle: Obstacle, text: Messages): string {
  if (obstacle.reason === 'notSold') return text.notSold;
  const name = obstacle.name ?? text.article;
  return obstacle.reason === 'outOfStock' ? text.outOfStock(name) : text.unreadable(name);
}
