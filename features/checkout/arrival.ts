import type { NewOrder, Order } from '#features/shared/api';

/** What is known of an order whose answer was lost. */
export interface LostOrder {
  articles: NewOrder['articles'];
  /** When it was first sent, by this device's clock, in milliseconds. */
  since: number;
  /** When the latest order before it was made, by the server's clock; `undefined` where nobody could say. */
  after: number | undefined;
}

/** How far this device's clock may be ahead of the server's, where the orders before are known. */
const CLOCK_TOLERANCE_MS = 60 * 60_000;

/**
 * The order that is this one: made after the latest that was known, else after it was sent, with the same articles.
 * One from long before it was sent is none: somebody else may have logged in since, with orders of their own.
 */
export function findArrived(
  orders: readonly Order[],
  { articles, since, after }: LostOrder,
): Order | undefined {
  const earliest = after === undefined ? since : Math.max(after + 1, since - CLOCK_TOLERANCE_MS);
  const wanted = new Map(articles.map(({ id, quantity }) => [id, quantity]));
  return orders.find(
    (order) =>
      Date.parse(order.createdAt) >= earliest &&
      order.articles.length === wanted.size &&
      order.articles.every(({ offerId, quantity }) => wanted.get(offerId) === quantity),
  );
}

/** When the latest of them was made, in milliseconds; 0 where there are none. */
export const latestOf = (orders: readonly Order[]) =>
  Math.max(0, ...orders.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite));
