import type { NewOrder, Order } from '#features/shared/api';

/** What is known of an order whose answer was lost. */
export interface LostOrder {
  articles: NewOrder['articles'];
  /** When it was first sent, by this device's clock, in milliseconds. */
  since: number;
  /** When the latest order before it was made, by the server's clock; `undefined` where nobody could say. */
  after: number | undefined;
}

/**
 * The order that is this one: made after the latest that was known, else after it was sent, with the same articles.
 * The server's times are compared with each other where that can be: this device's clock may be wrong.
 */
export function findArrived(
  orders: readonly Order[],
  { articles, since, after }: LostOrder,
): Order | undefined {
  const wanted = new Map(articles.map(({ id, quantity }) => [id, quantity]));
  const isLater = (time: number) => (after === undefined ? time >= since : time > after);
  return orders.find(
    (order) =>
      isLater(Date.parse(order.createdAt)) &&
      order.articles.length === wanted.size &&
      order.articles.every(({ offerId, quantity }) => wanted.get(offerId) === quantity),
  );
}

/** When the latest of them was made, in milliseconds; 0 where there are none. */
export const latestOf = (orders: readonly Order[]) =>
  Math.max(0, ...orders.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite));
