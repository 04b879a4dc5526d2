import type { OfferList, Order, OrderId } from '#features/shared/api';
import { type CartLine, type CartSummary, subtractLines, summarizeCart } from '#features/shared/cart';
import type { OrderFields } from '../rules';
import type { Attempt } from './attempts';
import { changesSince } from './changes';

/** An order as a press asked for it. */
export interface OrderRequest {
  /** Whose press it is: the session's `loginId`. */
  login: string | undefined;
  recipient: OrderFields;
  /** The lines with the prices that the screen showed; these are ordered. */
  seen: CartSummary;
  /** All lines, including those whose offer is malformed. */
  lines: readonly CartLine[];
  /** The screen has said that nothing tells whether an earlier try has arrived. */
  mayBeSecond: boolean;
}

/** The order was made. */
export interface Placed {
  status: 'placed';
  orderId: OrderId;
  number: string;
  /** What was certainly ordered. */
  lines: readonly CartLine[];
  /** An earlier try made it, or may have, with another cart or recipient. */
  mayDiffer: boolean;
  /** Another answer has told of it before. */
  isRepeated?: boolean;
}

/** The press made no order. `noPrices`: the screen has shown none. `prices`: prices or stock have changed; `cart`: it
 * has. */
export interface Refused {
  status: 'refused';
  reason: 'noArticles' | 'noPrices' | 'prices' | 'cart' | 'loggedOut' | 'offline' | 'backend';
}

/** The order may have been made. */
export interface Unknown {
  status: 'unknown';
  /** The attempt's key; missing after an unexpected error. */
  key?: string;
  /** Whether a look at the shopper's orders can tell. */
  canTell: boolean;
  /** What the request that is still running leads to. Never rejects. */
  late?: Promise<Outcome>;
}

export type Outcome = Placed | Refused | Unknown;

export const refused = (reason: Refused['reason']): Refused => ({ status: 'refused', reason });

export const unknown = ({ key, latestBefore }: Attempt): Unknown => ({
  status: 'unknown',
  key,
  canTell: latestBefore !== undefined,
});

/** Whether both hold the same quantities of the same offers, in any order. */
export const isSameCart = (some: readonly CartLine[], others: readonly CartLine[]): boolean =>
  subtractLines(some, others).length === 0 && subtractLines(others, some).length === 0;

/**
 * The order that a try made: newer than the latest order before the attempt, with the articles of a try. Only the server's
 * times are compared, because a device's clock may be hours wrong.
 */
function findOrder(orders: readonly Order[], { latestBefore = Infinity, tries }: Attempt): Order | undefined {
  const isNew = ({ createdAt }: Order) => Date.parse(createdAt) > latestBefore;
  return orders.find((order) => isNew(order) && tries.some((lines) => isSameCart(order.articles, lines)));
}

export interface DecisionInput {
  attempt: Attempt | undefined;
  /** These are `undefined` when they could not be loaded in time. */
  orders: readonly Order[] | undefined;
  offers: OfferList | undefined;
  /** Another tab may have changed it since the press. */
  cart: readonly CartLine[];
}

/** What a press leads to. `cannotTell`: an earlier try may have arrived, and nothing tells. */
export function decide(
  { seen, lines, mayBeSecond }: OrderRequest,
  { attempt, orders, offers, cart }: DecisionInput,
): Outcome | { status: 'send'; cannotTell: boolean } {
  if (cart.length === 0) return refused('noArticles');
  if (seen.items.length === 0) return refused('noPrices');

  const found = attempt && orders && findOrder(orders, attempt);
  if (found) {
    return {
      status: 'placed',
      orderId: found.id,
      number: found.number,
      lines: found.articles,
      mayDiffer: true,
    };
  }
  // When prices cannot be loaded again, the order is sent and the backend decides (Screens/Checkout).
  if (offers && changesSince(seen, offers).length > 0) return refused('prices');
  // An article whose price only the new list holds is shown before it is ordered.
  const isUnseen = offers && summarizeCart(lines, offers.offers).items.length > seen.items.length;
  if (isUnseen || !isSameCart(cart, lines)) return refused('cart');

  const cannotTell = attempt !== undefined && (orders === undefined || attempt.latestBefore === undefined);
  if (cannotTell && !mayBeSecond) return { ...unknown(attempt), canTell: false };
  return { status: 'send', cannotTell };
}
