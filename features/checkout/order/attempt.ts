import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { offerIdSchema } from '#features/shared/api';
import type { CartLine, CartState, CheckoutAttempt, SentOrder } from '#features/shared/cart';

/** Storage key of the attempt, shared by all tabs. The stored value says nothing about the recipient. */
export const ATTEMPT_KEY = 'order-attempt';

/** An unclear attempt expires after this time; a shopper who orders the same articles later wants a second order. */
export const EXPIRES_AFTER_MS = 60 * 60_000;

const finite = v.pipe(v.number(), v.finite());

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.string(),
    login: v.string(),
    since: finite,
    latestBefore: v.optional(finite),
    sent: v.pipe(
      v.array(
        v.object({
          key: v.pipe(v.string(), v.uuid()),
          lines: v.array(v.object({ offerId: offerIdSchema, quantity: finite })),
        }),
      ),
      v.nonEmpty(),
    ),
  }),
);

/** The content that identifies an order: another cart or another recipient makes another order. */
export interface OrderContent {
  lines: readonly CartLine[];
  recipient: NonNullable<SentOrder['recipient']>;
}

/** Whether both hold the same quantities of the same offers, in any order. */
export function isSameCart(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const quantities = new Map(others.map(({ offerId, quantity }) => [offerId, quantity]));
  return (
    some.length === others.length &&
    some.every(({ offerId, quantity }) => quantities.get(offerId) === quantity)
  );
}

const isSameRecipient = (one: OrderContent['recipient'], other: OrderContent['recipient']) =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.phone === other.phone;

/**
 * The order of the attempt that this one repeats. A reload forgets the recipient; then the same cart counts as the same
 * order, because telling the call centre a correction is better than a second parcel.
 */
export function findSent(order: OrderContent, attempt: CheckoutAttempt): SentOrder | undefined {
  const sameCart = attempt.sent.filter(({ lines }) => isSameCart(lines, order.lines));
  return (
    sameCart.findLast(({ recipient }) => recipient && isSameRecipient(recipient, order.recipient)) ??
    sameCart.findLast(({ recipient }) => !recipient)
  );
}

/** Whether an order that the attempt created is certainly this one, with this recipient. */
export const isOnlyOrder = (order: OrderContent, { sent }: CheckoutAttempt): boolean =>
  sent.every(
    ({ lines, recipient }) =>
      isSameCart(lines, order.lines) && recipient && isSameRecipient(recipient, order.recipient),
  );

/** Holds an attempt in memory until the page is reloaded. */
export interface AttemptMemory {
  getState: () => Pick<CartState, 'attempt'>;
  setState: (state: Pick<CartState, 'attempt'>) => void;
}

/**
 * The checkout attempt of this device, from the first request until its outcome is clear (Screens/Checkout). All tabs of
 * a browser share it, and it survives a reload. When storage is forbidden or full, it is lost on reload.
 */
export function createAttempts(storage: Storage | undefined, memory: AttemptMemory) {
  function read(): CheckoutAttempt | undefined {
    const { attempt: kept } = memory.getState();
    if (!storage || kept?.isOnlyHere) return kept;
    try {
      const stored = v.safeParse(storedSchema, storage.getItem(ATTEMPT_KEY));
      if (!stored.success) return undefined;
      const recipients = new Map(kept?.sent.map(({ key, recipient }) => [key, recipient]));
      const sent = stored.output.sent.map((order) => ({ ...order, recipient: recipients.get(order.key) }));
      return { ...stored.output, sent };
    } catch {
      // An existing storage can still refuse access.
      return kept;
    }
  }

  function write(attempt: CheckoutAttempt): void {
    let isOnlyHere = storage === undefined;
    try {
      const sent = attempt.sent.map(({ key, lines }) => ({ key, lines }));
      storage?.setItem(ATTEMPT_KEY, JSON.stringify({ ...attempt, sent }));
    } catch (error) {
      isOnlyHere = true;
      console.warn('The checkout attempt could not be stored', error);
    }
    memory.setState({ attempt: { ...attempt, isOnlyHere } });
  }

  function current(login: string | undefined): CheckoutAttempt | undefined {
    const attempt = read();
    const counts =
      attempt?.login === login && attempt && Math.abs(Date.now() - attempt.since) < EXPIRES_AFTER_MS;
    return counts ? attempt : undefined;
  }

  return {
    /** This login's attempt whose outcome is unclear; `undefined` after an hour. */
    current,

    /**
     * Records the order as sent and returns the key to send it with. A repeated order keeps its key.
     * @param latestBefore see `CheckoutAttempt`
     */
    add(
      login: string,
      order: OrderContent,
      latestBefore: number | undefined,
    ): { key: string; attempt: CheckoutAttempt } {
      const before = current(login) ?? { id: uuid(), login, since: Date.now(), latestBefore, sent: [] };
      const repeated = findSent(order, before);
      const key = repeated?.key ?? uuid();
      const sent = repeated ? before.sent : [...before.sent, { key, ...order }];
      const attempt = { ...before, sent };
      write(attempt);
      return { key, attempt };
    },

    /** Ends an attempt whose outcome is clear. Returns false when it had already ended, for example in another tab. */
    end({ id }: CheckoutAttempt): boolean {
      if (read()?.id !== id) return false;
      memory.setState({ attempt: undefined });
      try {
        storage?.removeItem(ATTEMPT_KEY);
      } catch (error) {
        console.warn('The checkout attempt could not be removed from storage', error);
      }
      return true;
    },
  };
}
