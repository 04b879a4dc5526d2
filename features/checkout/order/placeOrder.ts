import { fetchOrders, type OfferList, type ShopRpc } from '#features/shared/api';
import { type Cart, type CartLine, subtractLines } from '#features/shared/cart';
import { isUnanswered, RpcError, wait } from '#features/shared/protocol';
import { addOrder } from '../calls';
import type { Attempt, Attempts } from './attempts';
import { decide, type OrderRequest, type Outcome, refused, unknown } from './decide';
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
  /** Id of the login; `undefined` when nobody is logged in. */
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

  /** Ends the attempt that made an order. */
  function completeAttempt(ordered: readonly CartLine[], attempt: Attempt): void {
    // If another tab ended it first, the cart holds newer articles. If another user has logged in, the cart is theirs.
    if (attempts.current(attempt.login)?.key !== attempt.key) return;
    if ((ports.login() ?? attempt.login) === attempt.login) cart.subtract(ordered);
    attempts.end(attempt);
  }

  async function send(attempt: Attempt, lines: readonly CartLine[], mayDiffer: boolean): Promise<Outcome> {
    const wasOnline = navigator.onLine;
    try {
      const articles = lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
      const orderId = await addOrder(rpc, { articles, ...order.recipient, key: attempt.key });
      const ordered = mayDiffer ? attempt.tries.reduce(commonLines, lines) : lines;
      completeAttempt(ordered, attempt);
      return { status: 'placed', orderId, number: orderId, lines: ordered, mayDiffer };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const isOffline = isUnanswered(error) && !wasOnline && !navigator.onLine;
      if (isUnanswered(error) && !isOffline) return unknown(attempt);
      // The refusal of one try says nothing about the others.
      if (attempts.current(attempt.login)?.tries.length === 1) attempts.end(attempt);
      if (error.code === 'NOT_FOUND') await check(ports.refetch());
      if (isOffline) return refused('offline');
      return refused(error.code === 'NOT_LOGGED_IN' ? 'loggedOut' : 'backend');
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
    if (decision.status === 'placed' && attempt) completeAttempt(decision.lines, attempt);
    if (decision.status !== 'send') return decision;

    const lines = order.seen.items.map(({ offer, quantity }) => ({ offerId: offer.id, quantity }));
    const times = orders?.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite);
    const sent = attempts.add(login, lines, times && Math.max(0, ...times));
    const answer = send(sent, lines, decision.mayDiffer).catch(failed);
    return (await within(answer, ANSWER_TIMEOUT_MS)) ?? { ...unknown(sent), late: answer };
  }

  function failed(error: unknown): Outcome {
    if (error !== signal.reason) reportError(error);
    return { status: 'unknown', canTell: false };
  }

  return withOrderLock(checkAndSend, ports.locks).catch(failed);
}
