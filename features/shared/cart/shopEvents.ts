import { useEffect, useEffectEvent } from 'react';
import type { Offer, OfferId, OrderId } from '../api';
import type { CartLine } from './lines';

/** What a shopper does with offers. Nothing in it is about the shopper (Specification/Page behaviour). */
export interface ShopEvent {
  name: 'view_item_list' | 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase';
  lines: readonly CartLine[];
  /** Of `view_item_list`: which list. */
  list?: string;
  /** Of `purchase`. */
  orderId?: OrderId;
}

/** How many events are kept until somebody follows them: whether a visitor has agreed is known soon after the page. */
const KEPT = 20;

const early: ShopEvent[] = [];
let follower: ((event: ShopEvent) => void) | undefined;

/** Tells whoever follows what a shopper does. */
export function tellShopEvent(event: ShopEvent): void {
  if (follower) follower(event);
  else early.push(event);
  if (early.length > KEPT) early.shift();
}

/** Calls back with the events that nobody has followed yet, and those that come. Returns a function that stops it. */
export function followShopEvents(onEvent: (event: ShopEvent) => void): () => void {
  follower = onEvent;
  early.splice(0).forEach(onEvent);
  return () => {
    follower = undefined;
  };
}

/** One of each, for events about offers that are only seen. */
export const oneOf = (...offers: readonly { id: OfferId }[]): CartLine[] =>
  offers.map(({ id }) => ({ offerId: id, quantity: 1 }));

/** Tells that a list is seen, once its offers have loaded. */
export function useSeenList(list: string, offers: readonly Offer[] = []): void {
  const tell = useEffectEvent((list: string) =>
    tellShopEvent({ name: 'view_item_list', list, lines: oneOf(...offers) }),
  );
  const hasOffers = offers.length > 0;
  useEffect(() => {
    if (hasOffers) tell(list);
  }, [list, hasOffers]);
}
