import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { offerIdSchema } from '#features/shared/api';
import type { CartLine, CartState, CheckoutAttempt, SentOrder } from '#features/shared/cart';

/** Where the tabs of a browser keep the attempt. Nothing in it says who orders. */
export const ATTEMPT_KEY = 'order-attempt';

/** After that an attempt without a clear end stops counting: a person who orders the same again then wants it again. */
const LASTS_MS = 60 * 60_000;

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

/** What an order is made of: another cart or another recipient is another order. */
export interface OrderContent {
  lines: readonly CartLine[];
  recipient: NonNullable<SentOrder['recipient']>;
}

/** Whether both are the same quantities of the same offers, in whatever order. */
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
 * The order of the attempt that this one repeats. Where the recipient of an earlier try is not known any more, the same
 * cart is the same order: a correction that the call centre has to hear is better than a second parcel.
 */
export function findSent(order: OrderContent, attempt: CheckoutAttempt): SentOrder | undefined {
  const sameCart = attempt.sent.filter(({ lines }) => isSameCart(lines, order.lines));
  return (
    sameCart.findLast(({ recipient }) => recipient && isSameRecipient(recipient, order.recipient)) ??
    sameCart.findLast(({ recipient }) => !recipient)
  );
}

/** Whether an order that has come of the attempt is certainly this one, with this recipient. */
export const isOnlyOrder = (order: OrderContent, { sent }: CheckoutAttempt): boolean =>
  sent.every(
    ({ lines, recipient }) =>
      isSameCart(lines, order.lines) && recipient && isSameRecipient(recipient, order.recipient),
  );

/** Keeps an attempt in memory for as long as the page lives. */
export interface AttemptMemory {
  getState: () => Pick<CartState, 'attempt'>;
  setState: (state: Pick<CartState, 'attempt'>) => void;
}

/**
 * The attempt to order on this device, from the first request until its outcome is clear (decision 18). All tabs of a
 * browser share it, and it survives a reload; where storage is forbidden or full it lasts as long as the page.
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
      // A storage may be there and refuse to be read.
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
    const counts = attempt?.login === login && attempt && Math.abs(Date.now() - attempt.since) < LASTS_MS;
    return counts ? attempt : undefined;
  }

  return {
    /** The attempt of this login whose outcome is not clear; none after an hour. */
    current,

    /**
     * Counts the order as sent from here on, and gives the key to send it with: the same for a repeated order.
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

    /** The order was made, or certainly was not. Says whether nobody has ended this attempt before, in another tab. */
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
