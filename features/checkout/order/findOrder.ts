import type { Order } from '#features/shared/api';
import type { CheckoutAttempt } from '#features/shared/cart';
import { isSameCart } from './attempt';

/**
 * The latest order that the attempt created: newer than the latest order known before the attempt, with the articles of
 * one of its requests. Only the server's times are compared, because a device's clock may be hours wrong.
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

/** Creation time of the latest order, in milliseconds; 0 when there are none. */
export const latestTime = (orders: readonly Order[]): number =>
  Math.max(0, ...orders.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite));
