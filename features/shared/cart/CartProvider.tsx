import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLoadedOfferList, useOfferList } from '../api';
import type { Cart, CartState } from './cart';
import { summarizeCart } from './summary';
import { mayBeUnread, unreadLines } from './unread';

const CartContext = createContext<Cart | undefined>(undefined);

export interface CartProviderProps {
  value: Cart;
  children: ReactNode;
}

/** Gives the tree its cart, and drops what the shop does not sell whenever the list of offers has been loaded. */
export function CartProvider({ value: cart, children }: CartProviderProps) {
  const list = useLoadedOfferList();
  useEffect(() => {
    // An empty list says that the list failed (seed §7), not that nothing is sold.
    if (!list?.offers.length) return;
    const sold = new Set(list.offers.map((offer) => offer.id));
    cart.keepOnly((offerId) => sold.has(offerId) || mayBeUnread(offerId, list));
  }, [cart, list]);
  return <CartContext value={cart}>{children}</CartContext>;
}

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
 * The cart with offers and prices, and the request that brings them, with its answer: `isPending` until prices are
 * known, `isError` with `refetch` where they could not be had. Lines that the shop does not sell are dropped once the
 * list is here. Those whose offer is in it but cannot be read stay, as `unread`: while there are any, the cart as a whole
 * has no prices, and there are only the `items` that can be read.
 */
export function useCartSummary() {
  const lines = useCartState((state) => state.lines);
  const { data: list, isError: hasFailed, isFetching, refetch } = useOfferList();
  const offers = list?.offers;
  const read = useMemo(() => summarizeCart(lines, offers ?? []), [lines, offers]);
  const unread = useMemo(() => (list ? unreadLines(lines, list) : []), [lines, list]);
  // An empty list says that the list failed (seed §7), not that nothing is sold. A refresh that fails takes nothing away.
  const isError = offers ? offers.length === 0 || unread.length > 0 : hasFailed;
  const isWhole = unread.length === 0;
  return {
    summary: isWhole ? read : nothingRead,
    offers: isWhole ? offers : undefined,
    items: read.items,
    unread,
    isPending: !offers && !isError,
    isError,
    isFetching,
    refetch,
  };
}

const nothingRead = summarizeCart([], []);
