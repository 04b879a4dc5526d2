import { useCartCount, useCartPanel } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { IconButton } from '#ui/IconButton';
import { messages } from '../messages';

/** Opens the cart panel and shows the number of items. */
export function CartButton() {
  const text = useMessages(messages);
  const count = useCartCount();
  const { isOpen, open } = useCartPanel();
  return (
    <IconButton
      icon="bag"
      label={text.cart(count)}
      count={count}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
    />
  );
}
