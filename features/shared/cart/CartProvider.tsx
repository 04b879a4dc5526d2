import { hashKey, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { type OfferId, offersQuery, useRpc } from '../api';
import { useOpenOverlay, useOverlay } from '../navigation';
import type { Cart, CartState } from './cart';
import { maybeUnreadable } from './unreadable';

const CartContext = createContext<Cart | undefined>(undefined);

export interface CartProviderProps {
  value: Cart;
  children: ReactNode;
}

/**
 * Provides the cart. Whenever the list of offers has loaded, removes lines of offers that the shop does not sell.
 */
export function CartProvider({ value: cart, children }: CartProviderProps) {
  const queryClient = useQueryClient();
  const rpc = useRpc();
  useEffect(() => {
    const { queryKey } = offersQuery(rpc);
    function retainSold() {
      const list = queryClient.getQueryData(queryKey);
      // An empty list means that loading failed, not that nothing is sold.
      if (!list || list.offers.length === 0) return;
      const sold = new Set(list.offers.map((offer) => offer.id));
      cart.retain((offerId) => sold.has(offerId) || maybeUnreadable(offerId, list));
    }
    retainSold();
    // No observer of the query: a screen's request is still cancelled when the screen unmounts. And no state: the cache
    // also tells of queries that other components make while they render, when no state may be set.
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== hashKey(queryKey)) return;
      if (event.type === 'updated' && event.action.type === 'success') retainSold();
    });
  }, [queryClient, rpc, cart]);
  return <CartContext value={cart}>{children}</CartContext>;
}

/** The cart, to change it. Does not re-render on changes. */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCart: wrap the tree in <ShopProvider country="BA">');
  return cart;
}

/** Selects part of the cart's state and re-renders when it changes. */
export function useCartState<T>(select: (state: CartState) => T): T {
  return useStore(useCart().store, select);
}

/** The cart panel's state, for the panel and its button. `justAdded` is the offer that was added when the panel opened. */
export function useCartPanel() {
  const cart = useCart();
  const { isOpen, open, close } = useOverlay('cart');
  const justAdded = useCartState((state) => state.justAdded);
  return {
    isOpen,
    justAdded: isOpen ? justAdded : null,
    open: () => {
      cart.forgetJustAdded();
      open();
    },
    close,
  };
}

/** Returns a function that adds an offer to the cart on a click and opens the panel as confirmation. A double click adds it once. */
export function useAddToCart() {
  const cart = useCart();
  const openPanel = useOpenOverlay('cart');
  return ({ detail }: Pick<UIEvent, 'detail'>, offerId: OfferId, quantity?: number) => {
    if (detail > 1) return;
    cart.add(offerId, quantity);
    openPanel();
  };
}

/** The number of pieces in the cart, as the header shows it. Needs no prices. */
export function useCartCount(): number {
  return useCartState((state) => state.lines.reduce((count, line) => count + line.quantity, 0));
}
