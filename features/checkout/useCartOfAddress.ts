import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseCart, useCart } from '#features/shared/cart';

/**
 * Adds the articles that the address names to the cart, as the reminder in a calendar does (Screens/Account). What the cart
 * already holds keeps its quantity. A reload does not add them again.
 */
export function useCartOfAddress(): void {
  const [query, setQuery] = useSearchParams();
  const cart = useCart();
  const text = query.get('cart');
  useEffect(() => {
    if (text === null) return;
    cart.fill(parseCart(text));
    setQuery({}, { replace: true });
  }, [text, cart, setQuery]);
}
