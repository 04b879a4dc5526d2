import { useMessages } from '../country';
import { useCartState } from './CartProvider';
import { cartMessages } from './messages';

/** Says whether the cart outlives the page, beside an error that may make shoppers reload it. */
export function useCartKept(): string {
  const text = useMessages(cartMessages);
  return useCartState((cart) => cart.isStored) ? text.stored : text.notStored;
}
