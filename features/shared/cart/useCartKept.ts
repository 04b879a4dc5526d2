import { useMessages } from '../country';
import { useCartState } from './CartProvider';
import { cartMessages } from './messages';

/**
 * Says whether the cart outlives the page, beside an error that may make shoppers reload it.
 *
 * @param kept what a page says that keeps more than the cart
 */
export function useCartKept(kept?: string): string {
  const text = useMessages(cartMessages);
  return useCartState((cart) => cart.isStored) ? (kept ?? text.stored) : text.notStored;
}
