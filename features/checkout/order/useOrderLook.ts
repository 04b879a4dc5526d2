import { useEffect, useEffectEvent } from 'react';
import { fetchOrders, type Order, useRpc } from '#features/shared/api';
import type { CheckoutAttempt } from '#features/shared/cart';
import { wait } from '#features/shared/protocol';
import { findOrder } from './findOrder';
import { inTime } from './inTime';

/** Delays before each look, in ms. They grow because a backend that answers slowly may also create orders slowly. */
export const DELAYS_MS = [1_000, 4_000, 5_000, 10_000, 20_000, 20_000];

/** Timeout of one look. */
export const LOOK_TIMEOUT_MS = 10_000;

/** The result of one look: the order, `notThere` yet, or `unknown` when the orders could not be loaded. */
export type LookResult = Order | 'notThere' | 'unknown';

/**
 * Looks for the order of an attempt among the user's orders: a few times, and when the connection returns or the window
 * becomes visible. It only reads; nothing is sent again (Screens/Checkout).
 *
 * @param attempt must keep its identity while it is the same attempt; `undefined` when there is nothing to look for
 */
export function useOrderLook(
  attempt: CheckoutAttempt | undefined,
  onLook: (result: LookResult, attempt: CheckoutAttempt) => void,
): void {
  const rpc = useRpc();
  const report = useEffectEvent(onLook);

  useEffect(() => {
    // Without the time of the latest earlier order, a new order cannot be told from an old one.
    if (attempt?.latestBefore === undefined) return;
    const cleanUp = new AbortController();
    const { signal } = cleanUp;

    async function look(lost: CheckoutAttempt) {
      const orders = await inTime(fetchOrders(rpc, { signal }), LOOK_TIMEOUT_MS);
      if (!signal.aborted) report(orders ? (findOrder(orders, lost) ?? 'notThere') : 'unknown', lost);
    }

    async function lookRepeatedly(lost: CheckoutAttempt) {
      for (const delay of DELAYS_MS) {
        await wait(delay, signal);
        await look(lost);
      }
    }

    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look(attempt);
    };
    lookRepeatedly(attempt).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    addEventListener('online', lookAgain, { signal });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    return () => cleanUp.abort();
  }, [rpc, attempt]);
}
