import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { offerIdSchema } from '#features/shared/api';
import type { CartLine } from '#features/shared/cart';
import { createStoredText, openStorage } from '#features/shared/platform';
import type { OrderFields } from '../rules';

/** Storage key of the attempt, shared by all tabs. The stored value contains nothing about the recipient. */
export const ATTEMPT_KEY = 'order-attempt';

/** After this time, in ms, a page that sent no try forgets the attempt: the same cart is then wanted a second time. */
export const EXPIRES_AFTER_MS = 60 * 60_000;

const finite = v.pipe(v.number(), v.finite());

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The same for every try. A backend that supports keys makes at most one order per key (Specification/Orders). */
    key: v.pipe(v.string(), v.uuid()),
    /** The session's `loginId`. */
    login: v.string(),
    /** When the first try was sent, by this device's clock, in milliseconds. */
    since: finite,
    /** When the user's latest order before that was made, by the server's clock; 0 without one, missing if not known. */
    latestBefore: v.optional(finite),
    /** What each try ordered. */
    tries: v.pipe(v.array(v.array(v.object({ offerId: offerIdSchema, quantity: finite }))), v.nonEmpty()),
  }),
);

/** A purchase that was sent and whose outcome is unclear. */
export type Attempt = v.InferOutput<typeof schema>;

/** The attempt of this device, from its first request until its outcome is clear. All tabs and reloads share it. */
export function createAttempts(open: () => Storage | undefined) {
  const stored = createStoredText(ATTEMPT_KEY, open);
  let keySentHere: string | undefined;
  /** Of this page's tries with that key. In memory only, because they are personal data. */
  let recipients = new Set<string>();

  /** This login's attempt. */
  function current(login: string | undefined): Attempt | undefined {
    const { success, output: attempt } = v.safeParse(schema, stored.read());
    if (!success || attempt.login !== login) return undefined;
    const isFresh = Math.abs(Date.now() - attempt.since) < EXPIRES_AFTER_MS;
    return isFresh || attempt.key === keySentHere ? attempt : undefined;
  }

  return {
    current,

    /** Records a try. */
    add(login: string, lines: readonly CartLine[], latestBefore: number | undefined, recipient: OrderFields) {
      const first = { key: uuid(), login, since: Date.now(), latestBefore, tries: [] };
      const earlier = current(login) ?? first;
      const attempt: Attempt = { ...earlier, tries: [...earlier.tries, [...lines]] };
      if (attempt.key !== keySentHere) recipients = new Set();
      recipients.add(JSON.stringify(recipient));
      keySentHere = attempt.key;
      stored.write(JSON.stringify(attempt));
      return attempt;
    },

    /** Whether this page's tries had several recipients. */
    hasSeveralRecipients: ({ key }: Attempt): boolean => key === keySentHere && recipients.size > 1,

    /** Ends an attempt whose outcome is clear. Does nothing if it has ended already, for example in another tab. */
    end({ key, login }: Attempt): void {
      if (current(login)?.key === key) stored.write(null);
    },

    subscribe: stored.subscribe,
  };
}

export type Attempts = ReturnType<typeof createAttempts>;

export const attempts = createAttempts(() => openStorage('device'));
