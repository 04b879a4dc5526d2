import type { OfferList, Order } from '#features/shared/api';
import type { CartLine, CartSummary, CheckoutAttempt } from '#features/shared/cart';
import { findSent, isOnlyOrder, isSameCart, type OrderContent } from './attempt';
import { changesSince } from './changes';
import { findOrder } from './findOrder';
import type { CheckoutState, StopReason } from './orderMachine';

/**
 * What the button's label offered when it was pressed.
 * - `order`: send this order
 * - `retry`: look for the lost order, then send it again
 * - `retryUnseen`: send it again although nothing can tell whether it has arrived
 * - `another`: send a further order
 */
export type Press = 'order' | 'retry' | 'retryUnseen' | 'another';

/** What the screen showed when the shopper pressed the button. */
export interface Wanted {
  press: Press;
  recipient: OrderContent['recipient'];
  /** The readable lines with their prices; these are ordered. */
  seen: CartSummary;
  /** All lines, including the unreadable ones. */
  lines: readonly CartLine[];
  hasUnreadable: boolean;
}

export interface Situation {
  wanted: Wanted;
  /** The user's attempt whose outcome is unclear. */
  attempt: CheckoutAttempt | undefined;
  /** The user's orders; `undefined` when they could not be loaded in time. */
  orders: readonly Order[] | undefined;
  /** The current offers; `undefined` when they could not be loaded in time. */
  offers: OfferList | undefined;
  /** The current cart; another tab may have changed it since the press. */
  cart: readonly CartLine[];
}

export type Decision =
  | { kind: 'stop'; reason: StopReason }
  /** The lost order has arrived. `isAsWanted`: it certainly equals the one that is wanted now. */
  | { kind: 'found'; order: Order; attempt: CheckoutAttempt; isAsWanted: boolean }
  | { kind: 'confirm'; what: 'prices' | 'cart' }
  | { kind: 'confirm'; what: 'anotherOrder'; isExpired: boolean }
  /** The order may have arrived already, and the list of orders cannot tell. */
  | { kind: 'cannotTell'; attempt: CheckoutAttempt }
  | { kind: 'send'; content: OrderContent };

/** The order that a press asks for. Unreadable lines stay in the cart. */
export const contentOf = ({ recipient, seen }: Pick<Wanted, 'recipient' | 'seen'>): OrderContent => ({
  recipient,
  lines: seen.items.map(({ offer, quantity }) => ({ offerId: offer.id, quantity })),
});

/** What the button's label offers in a state. */
export function pressIn(state: CheckoutState): Press {
  if (state.status === 'unclear') return state.look === 'unknown' ? 'retryUnseen' : 'retry';
  return state.status === 'confirming' && state.what === 'anotherOrder' ? 'another' : 'order';
}

/** Decides what a press on the button leads to. */
export function decide({ wanted, attempt, orders, offers, cart }: Situation): Decision {
  const { press, seen, lines, hasUnreadable } = wanted;
  const content = contentOf(wanted);

  // Another tab may have ordered it.
  if (cart.length === 0) return { kind: 'stop', reason: 'noArticles' };
  if (seen.items.length === 0) return { kind: 'stop', reason: hasUnreadable ? 'unreadable' : 'noPrices' };

  const found = attempt && orders && findOrder(orders, attempt);
  if (found) return { kind: 'found', order: found, attempt, isAsWanted: isOnlyOrder(content, attempt) };

  // When prices cannot be loaded again, the order is sent and the backend decides (Screens/Checkout).
  if (offers && changesSince(seen, offers).length > 0) return { kind: 'confirm', what: 'prices' };
  if (!isSameCart(cart, lines)) return { kind: 'confirm', what: 'cart' };

  const isRepeat = attempt !== undefined && findSent(content, attempt) !== undefined;
  if (!isRepeat && press !== 'another') {
    if (attempt) return { kind: 'confirm', what: 'anotherOrder', isExpired: false };
    // The key of an attempt that has expired cannot be used again.
    if (press !== 'order') return { kind: 'confirm', what: 'anotherOrder', isExpired: true };
  }
  const canTell = orders !== undefined && attempt?.latestBefore !== undefined;
  if (isRepeat && !canTell && press !== 'retryUnseen') return { kind: 'cannotTell', attempt };

  return { kind: 'send', content };
}
