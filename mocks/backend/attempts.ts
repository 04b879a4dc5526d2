import { type Context, type Sleep, TooManyAttempts } from './method';

/** Failures before an account is slowed. */
const FREE_FAILURES = 10;

/** Each failure after those doubles the wait, from one second up to this. */
const LONGEST_WAIT_MS = 30_000;

/** Failures of an account, or from an address, after which it is not tried for an hour. */
export const MOST_FAILURES = 100;

/**
 * Slows down, and in the end refuses, who guesses the password or the reset code of an account, or those of many accounts
 * from one address. Counts an attempt as a failure until `succeeded` is called. Throws `TooManyAttempts`; what is refused so
 * is no attempt, so that the shop, which repeats a login that got no answer, does not keep its shopper out.
 *
 * @param account the same for every spelling of a login
 */
export async function beginAttempt(
  { store: { attempts }, sleep, now, address }: Pick<Context, 'store' | 'sleep' | 'now' | 'address'>,
  account: string,
): Promise<{ succeeded: () => Promise<void> }> {
  const ofAccount = `account ${account}`;
  const ofAddress = address && `address ${address}`;
  const count = await attempts.add(ofAccount, now(), MOST_FAILURES);
  if (count >= MOST_FAILURES) throw new TooManyAttempts();
  if (ofAddress && (await attempts.add(ofAddress, now(), MOST_FAILURES)) >= MOST_FAILURES) {
    await attempts.takeBack(ofAccount);
    throw new TooManyAttempts();
  }
  if (count >= FREE_FAILURES) await sleep(Math.min(1000 * 2 ** (count - FREE_FAILURES), LONGEST_WAIT_MS));
  return {
    succeeded: async () => {
      await attempts.forget(ofAccount);
      if (ofAddress) await attempts.takeBack(ofAddress);
    },
  };
}

/** What an account, or an address where there is no account yet, may write before it is refused for an hour. */
export const MOST_WRITES = 300;

/**
 * Counts something that was sent to be kept. Throws `TooManyAttempts` above `MOST_WRITES`, until an hour has passed since the
 * last that was taken.
 *
 * @param writer what is written and by whom: `orders of …`
 */
export async function countWrite({ store, now }: Pick<Context, 'store' | 'now'>, writer: string) {
  if ((await store.attempts.add(writer, now(), MOST_WRITES)) >= MOST_WRITES) throw new TooManyAttempts();
}

/** Runs `work` and answers, or throws, after this time at the earliest. */
export async function atLeast<const T>(ms: number, sleep: Sleep, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
