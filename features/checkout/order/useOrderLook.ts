import { useEffect, useEffectEvent } from 'react';
import { fetchOrders, type Order, useRpc } from '#features/shared/api';
import type { CheckoutAttempt } from '#features/shared/cart';
import { wait } from '#features/shared/protocol';
import { findOrder } from './findOrder';
import { inTime } from './inTime';

/** How long to wait before each look, in ms: a backend that was slow to answer may be slow to order too. */
const PAUSES_MS = [1_000, 4_000, 5_000, 10_000, 20_000, 20_000];

/** How long one look takes at most. */
const LOOK_WITHIN_MS = 10_000;

/** What one look has come to: the order, `notThere` so far, or `unknown` where the orders could not be loaded. */
export type LookResult = Order | 'notThere' | 'unknown';

/**
 * Looks among the shopper's orders whether one has come of an attempt: a few times, and when the connection or the
 * window comes back. It only reads; nothing is sent again (decision 11).
 *
 * @param attempt the same object for as long as it is the same attempt; `undefined` where there is nothing to look for
 */
export function useOrderLook(
  attempt: CheckoutAttempt | undefined,
  onLook: (result: LookResult, attempt: CheckoutAttempt) => void,
): void {
  const rpc = useRpc();
  const report = useEffectEvent(onLook);

  useEffect(() => {
    // Without the latest order before the attempt no order can be told from it.
    if (attempt?.latestBefore === undefined) return;
    const leave = new AbortController();
    const { signal } = leave;

    async function look(of: CheckoutAttempt) {
      const orders = await inTime(fetchOrders(rpc, { signal }), LOOK_WITHIN_MS);
      if (!signal.aborted) report(orders ? (findOrder(orders, of) ?? 'notThere') : 'unknown', of);
    }

    async function lookAFewTimes(of: CheckoutAttempt) {
      for (const pause of PAUSES_MS) {
        await wait(pause, signal);
        await look(of);
      }
    }

    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look(attempt);
    };
    lookAFewTimes(attempt).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    addEventListener('online', lookAgain, { signal });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    return () => leave.abort();
  }, [rpc, attempt]);
}
