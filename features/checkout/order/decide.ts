import type { OfferList, Order } from '#features/shared/api';
import type { CartLine, CartSummary, CheckoutAttempt } from '#features/shared/cart';
import { findSent, isOnlyOrder, isSameCart, type OrderContent } from './attempt';
import { changesSince } from './changes';
import { findOrder } from './findOrder';
import type { CheckoutState, StopReason } from './orderMachine';

/**
 * What the button said when it was pressed.
 * - `order`: this is ordered
 * - `retry`: the lost order is tried again, once it has been looked for
 * - `retryUnseen`: the same, though nothing can tell whether it has arrived
 * - `another`: it is a further order
 */
export type Press = 'order' | 'retry' | 'retryUnseen' | 'another';

/** What the shopper had before them when they pressed. */
export interface Wanted {
  press: Press;
  recipient: OrderContent['recipient'];
  /** Readable lines with their prices: what is ordered. */
  seen: CartSummary;
  /** All lines, the unreadable ones too. */
  lines: readonly CartLine[];
  hasUnreadable: boolean;
}

export interface Situation {
  wanted: Wanted;
  /** This person's attempt whose outcome is not clear. */
  attempt: CheckoutAttempt | undefined;
  /** The person's orders; `undefined` where they could not be loaded in time. */
  orders: readonly Order[] | undefined;
  /** The offers now; `undefined` where they could not be loaded in time. */
  offers: OfferList | undefined;
  /** The cart now: another tab may have changed it since the press. */
  cart: readonly CartLine[];
}

export type Decision =
  | { kind: 'stop'; reason: StopReason }
  /** The lost order has arrived. `isAsWanted`: certainly with what is wanted now. */
  | { kind: 'found'; order: Order; attempt: CheckoutAttempt; isAsWanted: boolean }
  | { kind: 'confirm'; what: 'prices' | 'cart' }
  | { kind: 'confirm'; what: 'anotherOrder'; isExpired: boolean }
  /** It would repeat an order that may have arrived, and nothing can tell. */
  | { kind: 'cannotTell'; attempt: CheckoutAttempt }
  | { kind: 'send'; content: OrderContent };

/** What the press asks for: unreadable lines stay in the cart. */
export const contentOf = ({ recipient, seen }: Pick<Wanted, 'recipient' | 'seen'>): OrderContent => ({
  recipient,
  lines: seen.items.map(({ offer, quantity }) => ({ offerId: offer.id, quantity })),
});

/** What the button says in a state, for `decide`. */
export function pressIn(state: CheckoutState): Press {
  if (state.status === 'unclear') return state.look === 'unknown' ? 'retryUnseen' : 'retry';
  return state.status === 'confirming' && state.what === 'anotherOrder' ? 'another' : 'order';
}

/** What a press on the button leads to. */
export function decide({ wanted, attempt, orders, offers, cart }: Situation): Decision {
  const { press, seen, lines, hasUnreadable } = wanted;
  const content = contentOf(wanted);

  // Another tab may have ordered it.
  if (cart.length === 0) return { kind: 'stop', reason: 'noArticles' };
  if (seen.items.length === 0) return { kind: 'stop', reason: hasUnreadable ? 'unreadable' : 'noPrices' };

  const found = attempt && orders && findOrder(orders, attempt);
  if (found) return { kind: 'found', order: found, attempt, isAsWanted: isOnlyOrder(content, attempt) };

  // Where prices cannot be loaded again the backend has the last word (decision 22).
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
