import { fetchOrders, type OfferList, type OrderId, type ShopRpc } from '#features/shared/api';
import { type Cart, type CartLine, noteOrdered, notePrices, subtractLines } from '#features/shared/cart';
import { isUnanswered, RpcError, wait } from '#features/shared/protocol';
import { addOrder } from '../calls';
import type { Attempt, Attempts } from './attempts';
import { decide, isSameCart, type OrderRequest, type Outcome, refused, unknown } from './decide';
import { withOrderLock } from './orderLock';

/** How long an order waits for prices and earlier orders before it goes on without them, in ms. */
export const CHECK_TIMEOUT_MS = 4_000;

/** After this time without an answer the outcome is unknown, while the request goes on, in ms (Screens/Checkout). */
export const ANSWER_TIMEOUT_MS = 30_000;

/** What placing an order needs of the shop and the browser. */
export interface OrderPorts {
  rpc: ShopRpc;
  /** Loads the offers again. */
  refetch: () => Promise<{ data: OfferList | undefined; isError: boolean }>;
  cart: Pick<Cart, 'refresh' | 'subtract'>;
  attempts: Attempts;
  /** Id of the login; empty while another tab has ended it and this one checks, `undefined` when nobody is logged in. */
  login: () => string | undefined;
  locks: Pick<LockManager, 'request'> | undefined;
  /** Aborted when the screen unmounts; what was not sent by then is not sent. */
  signal: AbortSignal;
}

/** The promise's value, or `undefined` if it has not settled after `ms` milliseconds. */
const within = <T>(promise: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([promise, wait(ms).then(() => undefined)]);

const commonLines = (some: readonly CartLine[], others: readonly CartLine[]) =>
  subtractLines(some, subtractLines(some, others));

/**
 * Places an order, or finds the one that an earlier try has made. All tries until the outcome is clear have the same key.
 * What was ordered leaves the cart, also after a late answer. Never rejects: an unexpected error is reported.
 */
export async function placeOrder(order: OrderRequest, ports: OrderPorts): Promise<Outcome> {
  const { login } = order;
  const { rpc, attempts, cart, signal } = ports;

  /** The result of a request that an order can do without. */
  const check = <T>(request: Promise<T>): Promise<T | undefined> =>
    within(request, CHECK_TIMEOUT_MS).catch((error: unknown) => {
      if (!(error instanceof RpcError) && error !== signal.reason) reportError(error);
      return undefined;
    });

  /** Ends the attempt that made an order. Returns whether it had not ended before. */
  function completeAttempt(ordered: readonly CartLine[], attempt: Attempt): boolean {
    // If another tab ended it first, the cart holds newer articles. If another user has logged in, the cart is theirs.
    if (attempts.current(attempt.login)?.key !== attempt.key) return false;
    if ((ports.login() || attempt.login) === attempt.login) cart.subtract(ordered);
    attempts.end(attempt);
    return true;
  }

  /** What an order certainly holds, and whether that may be another cart or recipient than the shopper wanted last. */
  async function look(orderId: OrderId, attempt: Attempt) {
    // All tries have the same key, also those that were sent while this one was on its way.
    const now = attempts.current(attempt.login);
    const { tries } = now?.key === attempt.key ? now : attempt;
    const isOther = (cart: readonly CartLine[]) => !isSameCart(cart, tries.at(-1) ?? cart);
    const made = tries.some(isOther) && (await check(fetchOrders(rpc)))?.find(({ id }) => id === orderId);
    const possible = made ? [made.articles] : tries;
    const mayDiffer = attempts.hasSeveralRecipients(attempt) || possible.some(isOther);
    return { lines: possible.reduce(commonLines), number: made ? made.number : orderId, mayDiffer };
  }

  async function send(attempt: Attempt, lines: readonly CartLine[], cannotTell: boolean): Promise<Outcome> {
    const wasOnline = navigator.onLine;
    try {
      const articles = lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
      const orderId = await addOrder(rpc, { articles, ...order.recipient, key: attempt.key });
      noteOrdered(attempt.key, orderId);
      const { mayDiffer, ...made } = await look(orderId, attempt);
      const isRepeated = !completeAttempt(made.lines, attempt);
      return { status: 'placed', orderId, ...made, mayDiffer: mayDiffer || cannotTell, isRepeated };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      // An answer that cannot be read is one all the same: a device may wrongly report that it is offline.
      const isOffline = error.cause instanceof TypeError && !wasOnline && !navigator.onLine;
      if (isUnanswered(error) && !isOffline) return unknown(attempt);
      // The refusal of one try does not show what became of the others.
      if (attempts.current(attempt.login)?.tries.length === 1) attempts.end(attempt);
      if (isOffline) return refused('offline');
      // Whatever the code, an article may be the reason: what has changed of it is shown.
      const reloaded = check(ports.refetch());
      if (error.code === 'NOT_LOGGED_IN') return refused('loggedOut');
      await reloaded;
      return refused('backend');
    }
  }

  async function checkAndSend(): Promise<Outcome> {
    const canOrder = cart.refresh().length > 0 && order.seen.items.length > 0;
    const reloaded = check(ports.refetch());
    const [list, orders] = canOrder ? await Promise.all([reloaded, check(fetchOrders(rpc, { signal }))]) : [];
    if (signal.aborted) throw signal.reason;
    if (login === undefined || ports.login() !== login) return refused('loggedOut');
    const attempt = attempts.current(login);
    const offers = list?.isError ? undefined : list?.data;
    const decision = decide(order, { attempt, orders, offers, cart: cart.refresh() });
    if (decision.status === 'placed' && attempt) {
      noteOrdered(attempt.key, decision.orderId);
      completeAttempt(decision.lines, attempt);
    }
    if (decision.status !== 'send') return decision;

    const lines = order.seen.items.map(({ offer, quantity }) => ({ offerId: offer.id, quantity }));
    const times = orders?.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite);
    const sent = attempts.add(login, lines, times && Math.max(0, ...times), order.recipient);
    notePrices(
      sent.key,
      order.seen.items.map(({ offer }) => offer),
    );
    const answer = send(sent, lines, decision.cannotTell).catch(failed);
    return (await within(answer, ANSWER_TIMEOUT_MS)) ?? { ...unknown(sent), late: answer };
  }

  function failed(error: unknown): Outcome {
    if (error !== signal.reason) reportError(error);
    return { status: 'unknown', canTell: false };
  }

  return withOrderLock(checkAndSend, ports.locks).catch(failed);
}
