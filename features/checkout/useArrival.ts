import { useEffect, useEffectEvent, useState } from 'react';
import { fetchOrders, type Order, useRpc } from '#features/shared/api';
import { wait } from '#features/shared/protocol';
import { findArrived } from './arrival';
import type { CurrentAttempt } from './attempt';

/** What looking for an order has come to: under way, not there so far, or not possible now. */
export type Arrival = 'looking' | 'notThere' | 'unknown';

/** How long to wait before each look, in ms: a backend that was slow to answer may be slow to order too. */
const PAUSES_MS = [1_000, 4_000, 5_000, 10_000, 20_000, 20_000];

/**
 * Looks among the shopper's orders whether one has come of a lost attempt: a few times, and when the connection or the
 * window comes back. It only looks; nothing is sent again (decision 11).
 *
 * @param lost the same object for as long as it is the same loss
 */
export function useArrival(
  lost: CurrentAttempt | undefined,
  onArrived: (order: Order, of: CurrentAttempt) => void,
): Arrival | undefined {
  const rpc = useRpc();
  const [latest, setLatest] = useState<{ of: CurrentAttempt; arrival: Arrival }>();
  const tell = useEffectEvent(onArrived);

  useEffect(() => {
    if (!lost) return;
    const leave = new AbortController();
    const { signal } = leave;

    async function look(of: CurrentAttempt) {
      try {
        const arrived = findArrived(await fetchOrders(rpc, { signal }), of);
        if (signal.aborted) return;
        if (arrived) tell(arrived, of);
        else setLatest({ of, arrival: 'notThere' });
      } catch {
        if (!signal.aborted) setLatest({ of, arrival: 'unknown' });
      }
    }

    async function lookAFewTimes(of: CurrentAttempt) {
      for (const pause of PAUSES_MS) {
        await wait(pause, signal);
        await look(of);
      }
    }

    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look(lost);
    };
    lookAFewTimes(lost).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    addEventListener('online', lookAgain, { signal });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    return () => leave.abort();
  }, [rpc, lost]);

  return lost && (latest?.of === lost ? latest.arrival : 'looking');
}
