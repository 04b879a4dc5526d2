export type Sleep = (ms: number) => Promise<void>;

/** Failures before a login is slowed. */
const FREE_FAILURES = 10;

/** Each failure after those doubles the wait, from one second up to this. */
const LONGEST_WAIT_MS = 30_000;

/** Logins that are remembered. The one that failed longest ago is forgotten first. */
const REMEMBERED = 10_000;

export type Attempts = ReturnType<typeof createAttempts>;

/** Slows down who guesses the password of one login. */
export function createAttempts(sleep: Sleep) {
  const failures = new Map<string, number>();
  return {
    /** Counts an attempt as a failure, until `succeeded` is called, and waits where there were too many. */
    async begin(login: string): Promise<{ succeeded: () => void }> {
      const count = failures.get(login) ?? 0;
      failures.delete(login);
      failures.set(login, count + 1);
      const [oldest] = failures.keys();
      if (oldest !== undefined && failures.size > REMEMBERED) failures.delete(oldest);
      if (count >= FREE_FAILURES) await sleep(Math.min(1000 * 2 ** (count - FREE_FAILURES), LONGEST_WAIT_MS));
      return { succeeded: () => void failures.delete(login) };
    },
  };
}

/** Runs `work` and answers, or throws, after this time at the earliest. */
export async function atLeast<const T>(ms: number, sleep: Sleep, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
