import type { Order } from '#features/shared/api';
import type { CurrentAttempt } from './attempt';

/** How far this device's clock may be ahead of the server's, where the orders before are known. */
const CLOCK_TOLERANCE_MS = 60 * 60_000;

/**
 * The latest order that has come of the attempt: made after the latest that was known, else after it was sent, with the
 * articles of something that was sent. One from long before it was sent does not count: somebody else may have logged
 * in since, with orders of their own.
 */
export function findArrived(
  orders: readonly Order[],
  { sent, since, after }: Pick<CurrentAttempt, 'sent' | 'since' | 'after'>,
): Order | undefined {
  const earliest = after === undefined ? since : Math.max(after + 1, since - CLOCK_TOLERANCE_MS);
  const carts = sent.map(({ articles }) => new Map(articles.map(({ id, quantity }) => [id, quantity])));
  return orders.find(
    (order) =>
      Date.parse(order.createdAt) >= earliest &&
      carts.some(
        (cart) =>
          order.articles.length === cart.size &&
          order.articles.every(({ offerId, quantity }) => cart.get(offerId) === quantity),
      ),
  );
}

/** When the latest of them was made, in milliseconds; 0 where there are none. */
export const latestOf = (orders: readonly Order[]) =>
  Math.max(0, ...orders.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite));
