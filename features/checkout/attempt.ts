import { v4 as uuid, v5 as uuidOf } from 'uuid';
import * as v from 'valibot';
import { type NewOrder, offerIdSchema } from '#features/shared/api';
import type { Cart } from '#features/shared/cart';
import { openStorage } from '#features/shared/platform';

/** Where the tabs of a browser keep the attempt that they are at: nothing in it can be read as a name or a number. */
export const ATTEMPT_KEY = 'order-attempt';

/** When an attempt that never came to a clear end stops counting: whoever orders the same again then wants it again. */
const LASTS_MS = 60 * 60_000;

const finite = v.pipe(v.number(), v.finite());

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    seed: v.pipe(v.string(), v.uuid()),
    since: finite,
    after: v.optional(finite),
    sent: v.pipe(
      v.array(
        v.object({ key: v.string(), articles: v.array(v.object({ id: offerIdSchema, quantity: finite })) }),
      ),
      v.nonEmpty(),
    ),
  }),
);

/** What was sent in one attempt to order, as long as it is not clear what has come of it. */
export interface CurrentAttempt {
  seed: string;
  /** When something was first sent, by this device's clock, in milliseconds. */
  since: number;
  /** When the latest order before it was made, by the server's clock, in milliseconds; 0 where there was none. */
  after?: number | undefined;
  /** One for each key: more than one where the shopper has changed something between the tries. */
  sent: readonly Pick<NewOrder, 'key' | 'articles'>[];
}

/** What a key stands for: another cart or another person is another order. */
export type Attempted = Omit<NewOrder, 'key'>;

function keyIn({ seed }: Pick<CurrentAttempt, 'seed'>, order: Attempted): string {
  const articles = order.articles.map(({ id, quantity }) => [id, quantity]).sort();
  return uuidOf(JSON.stringify([articles, order.firstName, order.lastName, order.phone]), seed);
}

/** Whether exactly this order was sent in the attempt: to send it again makes no other. */
export function wasSent(order: Attempted, attempt: CurrentAttempt): boolean {
  const key = keyIn(attempt, order);
  return attempt.sent.some((one) => one.key === key);
}

/** Whether nothing else was sent in the attempt: an order that has come of it can only be this one. */
export function isAllThatWasSent(order: Attempted, attempt: CurrentAttempt): boolean {
  const key = keyIn(attempt, order);
  return attempt.sent.every((one) => one.key === key);
}

/**
 * The purchase attempt of a browser, from the first request until its outcome is clear (decision 18). Keys are made of
 * the attempt's random number and the order itself: the same order has the same key however often it is tried, after a
 * reload and in another tab too, and nothing of who orders has to be kept for that.
 */
export function createAttempt(storage: Storage | undefined) {
  let inMemory: CurrentAttempt | undefined;
  /** Storage could not be read or written: what is in memory counts. */
  let isAlone = false;

  function read(): CurrentAttempt | undefined {
    if (!storage || isAlone) return inMemory;
    try {
      const stored = v.safeParse(storedSchema, storage.getItem(ATTEMPT_KEY));
      return stored.success ? stored.output : undefined;
    } catch {
      // A storage may be there and refuse to be read.
      return inMemory;
    }
  }

  function current(): CurrentAttempt | undefined {
    const attempt = read();
    return attempt && Math.abs(Date.now() - attempt.since) < LASTS_MS ? attempt : undefined;
  }

  return {
    /** The attempt whose outcome is not clear; none where nothing was sent, where it ended, or after an hour. */
    get current(): CurrentAttempt | undefined {
      return current();
    },

    /**
     * Counts the order as sent from here on, and gives the key to send it with. Begins an attempt where there is none.
     * @param after when the latest order before it was made, in milliseconds; 0 where there was none
     */
    add(order: Attempted, after?: number): { key: string; current: CurrentAttempt } {
      const attempt = current() ?? { seed: uuid(), since: Date.now(), after, sent: [] };
      const key = keyIn(attempt, order);
      const others = attempt.sent.filter((one) => one.key !== key);
      const extended = { ...attempt, sent: [...others, { key, articles: order.articles }] };
      inMemory = extended;
      try {
        storage?.setItem(ATTEMPT_KEY, JSON.stringify(extended));
        isAlone = false;
      } catch (error) {
        isAlone = true;
        console.warn('The attempt to order could not be stored', error);
      }
      return { key, current: extended };
    },

    /** The order was made, or certainly was not. Says whether nobody had ended this attempt before, in another tab. */
    end({ seed }: CurrentAttempt): boolean {
      if (read()?.seed !== seed) return false;
      inMemory = undefined;
      try {
        storage?.removeItem(ATTEMPT_KEY);
      } catch (error) {
        console.warn('The attempt to order could not be forgotten', error);
      }
      return true;
    },
  };
}

export type Attempt = ReturnType<typeof createAttempt>;

const attempts = new WeakMap<Cart, Attempt>();

/**
 * Kept with the cart, not the screen: somebody who goes to look whether an order has arrived comes back to the same
 * attempt.
 */
export function attemptOf(cart: Cart): Attempt {
  const attempt = attempts.get(cart) ?? createAttempt(openStorage('device'));
  attempts.set(cart, attempt);
  return attempt;
}
