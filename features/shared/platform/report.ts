import { MAX_REPORTS, type Noticed, type Visit } from './reportBatch';
import { gestures } from './useFirstGesture';

/** When the sender and the measurements load at the latest, in ms. A gesture or a report loads them sooner. */
const LOAD_AFTER_MS = 10_000;

let notice: (noticed: Omit<Noticed, 'hash'>) => void = () => {};

/**
 * Logs what has gone wrong and was handled, and reports it where reports are collected. What was not handled needs no
 * call: the browser tells of it, and of what `reportError` is given.
 *
 * @param cause an error, or a line for the console. What it says stays in the console.
 * @param detail where in the shop, in words of the code: never a value from a person or from an answer
 */
export function report(kind: 'render' | 'code' | 'answer' | 'error', cause: unknown, detail = ''): void {
  if (kind === 'answer') console.warn(cause);
  else console.error(cause);
  notice({ kind, cause, detail });
}

/**
 * Collects what goes wrong from now on, and how the visit feels. The code that sends it loads late, with the first report,
 * gesture or after ten seconds, because no visitor waits for it.
 */
export function startReporting(visit: Visit): void {
  const waiting: Noticed[] = [];
  let send: ((noticed: Noticed) => void) | undefined;
  let isLoading = false;

  async function load() {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createSender, measure } = await import('./reportSender');
      send = createSender(visit);
      waiting.forEach(send);
      measure((detail, value) => notice({ kind: 'vital', cause: undefined, detail, value }));
    } catch {
      // A report is never the reason for another error. The next one loads the code again.
      isLoading = send !== undefined;
    }
  }

  notice = (noticed) => {
    const { hash } = location;
    if (send) send({ ...noticed, hash });
    else if (waiting.length < MAX_REPORTS) waiting.push({ ...noticed, hash });
    void load();
  };
  addEventListener('error', ({ error }) => notice({ kind: 'error', cause: error }));
  addEventListener('unhandledrejection', ({ reason }) => notice({ kind: 'rejection', cause: reason }));
  addEventListener('securitypolicyviolation', (event) => notice({ kind: 'policy', cause: event }));
  for (const gesture of gestures) addEventListener(gesture, load, { once: true, passive: true });
  setTimeout(load, LOAD_AFTER_MS);
}
