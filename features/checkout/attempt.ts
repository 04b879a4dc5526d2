import { v4 as uuid, v5 as uuidOf } from 'uuid';
import * as v from 'valibot';
import type { NewOrder } from '#features/shared/api';
import type { Cart } from '#features/shared/cart';

/** Where a tab keeps the attempt that it is at: a random number and a time, nothing of who orders what. */
export const ATTEMPT_KEY = 'order-attempt';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ seed: v.pipe(v.string(), v.uuid()), since: v.pipe(v.number(), v.finite()) }),
);

interface CurrentAttempt {
  seed: string;
  /** When something was first sent, in milliseconds. */
  since: number;
  /** The ids of the orders there were before that; after a reload nobody knows. */
  known?: ReadonlySet<string> | undefined;
}

/** What a key stands for: another cart or another person is another order. */
export type Attempted = Omit<NewOrder, 'key'>;

/**
 * The purchase attempt of one tab, from the first request until its outcome is clear (decision 18). Keys are made of the
 * attempt's random number and the order itself: the same order has the same key however often it is tried, after a
 * reload too, and nothing of the order has to be kept for that.
 */
export function createAttempt(storage: Storage | undefined) {
  let current: CurrentAttempt | undefined = read();

  function read(): CurrentAttempt | undefined {
    try {
      const stored = v.safeParse(storedSchema, storage?.getItem(ATTEMPT_KEY));
      return stored.success ? stored.output : undefined;
    } catch {
      // A storage may be there and refuse to be read.
      return undefined;
    }
  }

  return {
    /** The attempt whose outcome is not clear; none where nothing was sent, or where it ended. */
    get current(): Readonly<CurrentAttempt> | undefined {
      return current;
    },

    /** The key to send the order with. Begins an attempt where there is none; `known` are the orders before it. */
    keyOf(order: Attempted, known?: ReadonlySet<string>): string {
      if (!current) {
        current = { seed: uuid(), since: Date.now(), known };
        const { seed, since } = current;
        try {
          storage?.setItem(ATTEMPT_KEY, JSON.stringify({ seed, since }));
        } catch (error) {
          console.warn('The attempt to order could not be stored', error);
        }
      }
      const articles = order.articles.map(({ id, quantity }) => [id, quantity]).sort();
      return uuidOf(JSON.stringify([articles, order.firstName, order.lastName, order.phone]), current.seed);
    },

    /** The order was made, or certainly was not. */
    end(): void {
      current = undefined;
      try {
        storage?.removeItem(ATTEMPT_KEY);
      } catch (error) {
        console.warn('The attempt to order could not be forgotten', error);
      }
    },
  };
}

export type Attempt = ReturnType<typeof createAttempt>;

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    // A browser that forbids storage throws on the name alone; the attempt then lasts as long as the page.
    return undefined;
  }
}

const attempts = new WeakMap<Cart, Attempt>();

/** Kept with the cart, not the screen: who goes to look whether an order has arrived comes back to the same attempt. */
export function attemptOf(cart: Cart): Attempt {
  const attempt = attempts.get(cart) ?? createAttempt(tabStorage());
  attempts.set(cart, attempt);
  return attempt;
}
