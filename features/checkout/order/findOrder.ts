import type { Order } from '#features/shared/api';
import type { CheckoutAttempt } from '#features/shared/cart';
import { isSameCart } from './attempt';

/**
 * The latest order that has come of the attempt: made after the latest one that was known before, with the articles of
 * something that was sent. Only the server's times are compared: a device's clock may be hours wrong.
 */
export function findOrder(
  orders: readonly Order[],
  { latestBefore, sent }: Pick<CheckoutAttempt, 'latestBefore' | 'sent'>,
): Order | undefined {
  if (latestBefore === undefined) return undefined;
  return orders.find(
    ({ createdAt, articles }) =>
      Date.parse(createdAt) > latestBefore && sent.some(({ lines }) => isSameCart(articles, lines)),
  );
}

/** When the latest of the orders was made, in milliseconds; 0 where there are none. */
export const latestTime = (orders: readonly Order[]): number =>
  Math.max(0, ...orders.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite));
