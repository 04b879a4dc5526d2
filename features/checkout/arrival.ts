import type { NewOrder, Order } from '#features/shared/api';

/** What is known of an order whose answer was lost. */
export interface LostOrder {
  articles: NewOrder['articles'];
  /** When it was first sent, by this device's clock, in milliseconds. */
  since: number;
  /** The ids of the orders there were before; `undefined` where they could not be had. */
  known: ReadonlySet<string> | undefined;
}

/** How far this device's clock may be ahead of the server's, where older orders are known and cannot be meant. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** The order that is this one: not among those known before, made after it was sent, with the same articles. */
export function findArrived(
  orders: readonly Order[],
  { articles, since, known }: LostOrder,
): Order | undefined {
  const earliest = since - (known ? CLOCK_TOLERANCE_MS : 0);
  const wanted = new Map(articles.map(({ id, quantity }) => [id, quantity]));
  return orders.find(
    (order) =>
      !known?.has(order.id) &&
      Date.parse(order.createdAt) >= earliest &&
      order.articles.length === wanted.size &&
      order.articles.every(({ offerId, quantity }) => wanted.get(offerId) === quantity),
  );
}
