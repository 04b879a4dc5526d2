import { createContext, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useOfferList } from '../api';
import type { Cart, CartState } from './cart';
import { summarizeCart } from './summary';
import { mayBeUnreadable, unreadableLines } from './unreadable';

const CartContext = createContext<Cart | undefined>(undefined);

export const CartProvider = CartContext.Provider;

/** The cart itself, to change it. */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCart: wrap the tree in <ShopProvider country="BA">');
  return cart;
}

/** Part of the cart's state, followed as it changes. */
export function useCartState<T>(select: (state: CartState) => T): T {
  return useStore(useCart().store, select);
}

/** Pieces in the cart: what the header counts. Needs no prices. */
export function useCartCount(): number {
  return useCartState((state) => state.lines.reduce((count, line) => count + line.quantity, 0));
}

/**
 * The cart with offers and prices, and the state of the request for them: `isPending` until prices are known, `isError`
 * with `refetch` where they could not be loaded. Lines that the shop does not sell are dropped once the list is here.
 * Lines whose offer is in the list but malformed stay, as `unreadable`; the summary leaves them out.
 */
export function useCartSummary() {
  const cart = useCart();
  const lines = useCartState((state) => state.lines);
  const { data: list, isError: hasFailed, isFetching, refetch } = useOfferList();
  const offers = list?.offers;
  const summary = useMemo(() => summarizeCart(lines, offers ?? []), [lines, offers]);
  const unreadable = useMemo(() => (list ? unreadableLines(lines, list) : []), [lines, list]);
  // An empty list says that the list failed (seed §7), not that nothing is sold. A refresh that fails takes nothing away.
  const isError = offers ? offers.length === 0 : hasFailed;
  useEffect(() => {
    if (!list?.offers.length) return;
    const sold = new Set(list.offers.map((offer) => offer.id));
    cart.keepOnly((offerId) => sold.has(offerId) || mayBeUnreadable(offerId, list));
  }, [cart, list]);
  return { summary, list, unreadable, isPending: !offers && !isError, isError, isFetching, refetch };
}
