import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOffers, type WireOrder } from '#features/shared/api';
import { atOrderedPrices, type CartLine, createCart, summarizeCart } from '#features/shared/cart';
import { toHundredths } from '#features/shared/country';
import { RpcError } from '#features/shared/protocol';
import { createLocks, createStorage, offerId, rpcAnswering, wireOffer } from '#mocks/testing';
import { createAttempts } from './attempts';
import type { OrderRequest } from './decide';
import { ANSWER_TIMEOUT_MS, CHECK_TIMEOUT_MS, type OrderPorts, placeOrder } from './placeOrder';

const list = await fetchOffers(rpcAnswering(() => [wireOffer(1), wireOffer(2), wireOffer(3)]));

const line = (id: string, quantity: number): CartLine => ({ offerId: offerId(id), quantity });
const recipient = { firstName: 'Edin', lastName: 'Begović', phone: '38761234567' };

const reported = vi.fn();
let isOnline = true;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reported.mockClear();
  isOnline = true;
});

interface Params {
  Articles: WireOrder['Articles'];
  PhoneNumber: string;
}

type Answer = (carryOut: () => unknown) => unknown;

/** What may become of a request for an order. */
const arrives: Answer = (carryOut) => carryOut();
const answerLost: Answer = (carryOut) => {
  carryOut();
  throw new RpcError('RPC_CLIENT_ERROR');
};
const requestLost: Answer = () => {
  throw new RpcError('RPC_CLIENT_ERROR', { cause: new TypeError('Failed to fetch') });
};
const unreadable: Answer = () => {
  throw new RpcError('RPC_CLIENT_ERROR', { cause: new SyntaxError('Unexpected token') });
};
const refusedWith =
  (code: string): Answer =>
  () => {
    throw new RpcError(code);
  };

/** A backend that makes one order per key, or one that ignores keys. */
function createBackend({ knowsKeys = true } = {}) {
  const orders: (WireOrder & { key: unknown; PhoneNumber: string })[] = [];
  const keys: unknown[] = [];
  let next: Answer[] = [];
  let canList = true;
  const add = ({ Articles, PhoneNumber }: Params, key: unknown) => {
    const known = orders.find((order) => knowsKeys && order.key === key);
    if (known) return known.ID;
    const ID = `${orders.length + 1}`;
    const createdAt = new Date(Date.UTC(2026, 10, 21, orders.length)).toISOString();
    orders.push({ ID, LeadID: `10${ID}`, Status: '', createdAt, Articles, key, PhoneNumber });
    return ID;
  };
  return {
    orders,
    /** The keys of the requests, in their order. */
    keys,
    /** What becomes of the next requests; those after them arrive. */
    answer: (...answers: Answer[]) => {
      next = answers;
    },
    hideOrders: (isHidden = true) => {
      canList = !isHidden;
    },
    rpc: rpcAnswering(({ method, params, meta }) => {
      if (method === 'shopOrders.f.getAll') {
        if (!canList) throw new RpcError('RPC_CLIENT_ERROR');
        return orders.toReversed();
      }
      const { key } = { key: undefined, ...meta };
      keys.push(key);
      const answer = next.shift() ?? arrives;
      return answer(() => add(params as Params, key));
    }),
  };
}

/** A browser with a filled cart: tabs with one storage and one lock. */
function createBrowser(backend: ReturnType<typeof createBackend>, lines = [line('1', 2), line('2', 1)]) {
  const storage = createStorage();
  const locks = createLocks();
  const setCart = (next: readonly CartLine[]) =>
    storage.setItem('cart', JSON.stringify(next.map(({ offerId: ID, quantity }) => ({ ID, quantity }))));
  setCart(lines);
  let login: string | undefined = 'edin';
  return {
    setCart,
    logIn: (next: string | undefined) => {
      login = next;
    },
    openTab(ports: Partial<OrderPorts> = {}) {
      const cart = createCart(storage);
      const attempts = createAttempts(() => storage);
      const screen = new AbortController();
      return {
        leave: () => screen.abort(),
        attempt: () => attempts.current('edin'),
        endAttempt: () => {
          const attempt = attempts.current('edin');
          if (attempt) attempts.end(attempt);
        },
        lines: () => cart.refresh(),
        press: (order: Partial<OrderRequest> = {}) =>
          placeOrder(
            {
              login: 'edin',
              recipient,
              seen: summarizeCart(cart.refresh(), list.offers),
              lines: cart.refresh(),
              mayBeSecond: false,
              ...order,
            },
            {
              rpc: backend.rpc,
              refetch: async () => ({ data: list, isError: false }),
              cart,
              attempts,
              login: () => login,
              locks,
              signal: screen.signal,
              ...ports,
            },
          ),
      };
    },
  };
}

/** A request that is answered when `answer` is called. */
function held() {
  let settle = (_answer: Answer) => {};
  const request: Answer = (carryOut) =>
    new Promise((resolve, reject) => {
      settle = (answer) => {
        try {
          resolve(answer(carryOut));
        } catch (error) {
          reject(error);
        }
      };
    });
  return { request, answer: (answer: Answer) => settle(answer) };
}

/** A press whose request is on its way. */
async function sending(lines?: CartLine[]) {
  const backend = createBackend();
  const browser = createBrowser(backend, lines);
  const { request, answer } = held();
  backend.answer(request);
  const tab = browser.openTab();
  const outcome = tab.press();
  await vi.waitFor(() => expect(backend.keys).toHaveLength(1));
  return { backend, browser, tab, answer, outcome };
}

/** A press whose request has had no answer for 30 s. */
async function overdue(lines?: CartLine[]) {
  const sent = await sending(lines);
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  const unknown = await sent.outcome;
  expect(unknown).toMatchObject({ status: 'unknown', canTell: true });
  return { ...sent, late: unknown.status === 'unknown' && unknown.late };
}

it('places the order and empties the cart', async () => {
  const backend = createBackend();
  const tab = createBrowser(backend).openTab();
  expect(await tab.press()).toMatchObject({ status: 'placed', orderId: '1', mayDiffer: false });
  expect(backend.orders).toMatchObject([
    {
      Articles: [
        { ID: '1', Quantity: 2 },
        { ID: '2', Quantity: 1 },
      ],
      PhoneNumber: '38761234567',
    },
  ]);
  expect([tab.lines(), tab.attempt()]).toEqual([[], undefined]);
});

describe('one order', () => {
  it('is made of two tabs that press at once', async () => {
    const backend = createBackend({ knowsKeys: false });
    const browser = createBrowser(backend);
    const [here, there] = [browser.openTab(), browser.openTab()];
    const outcomes = await Promise.all([here.press(), there.press()]);
    expect(outcomes).toMatchObject([{ status: 'placed' }, { status: 'refused', reason: 'noArticles' }]);
    expect(backend.orders).toHaveLength(1);
  });

  it('is found after a lost answer and a reload', async () => {
    const backend = createBackend({ knowsKeys: false });
    const browser = createBrowser(backend);
    backend.answer(answerLost);
    const tab = browser.openTab();
    expect(await tab.press()).toMatchObject({ status: 'unknown', canTell: true });
    expect(tab.lines()).toHaveLength(2);
    const reloaded = browser.openTab();
    const found = { status: 'placed', orderId: '1', number: '101', mayDiffer: true };
    expect(await reloaded.press()).toMatchObject(found);
    expect(backend.keys).toHaveLength(1);
    expect([reloaded.lines(), reloaded.attempt()]).toEqual([[], undefined]);
  });

  it('is sent again with the same key when its request was lost', async () => {
    const backend = createBackend();
    const browser = createBrowser(backend);
    backend.answer(requestLost);
    await browser.openTab().press();
    expect(await browser.openTab().press()).toMatchObject({ status: 'placed', mayDiffer: false });
    expect(backend.orders).toHaveLength(1);
    expect(backend.keys[1]).toBe(backend.keys[0]);
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('may be a second one only after the shopper was told: keys known %s', async (knowsKeys, orders) => {
    const backend = createBackend({ knowsKeys });
    const tab = createBrowser(backend).openTab();
    backend.answer(answerLost);
    await tab.press();
    backend.hideOrders();
    expect(await tab.press()).toMatchObject({ status: 'unknown', canTell: false });
    expect(backend.keys).toHaveLength(1);
    expect(await tab.press({ mayBeSecond: true })).toMatchObject({ status: 'placed', mayDiffer: true });
    expect(backend.orders).toHaveLength(orders);
  });

  it('is unknown after 30 s, and a later answer still counts', async () => {
    const { tab, answer, late } = await overdue();
    tab.leave();
    answer(arrives);
    expect(await late).toMatchObject({ status: 'placed' });
    expect([tab.lines(), tab.attempt()]).toEqual([[], undefined]);
  });

  it('that is unknown after 30 s can be looked for in another tab', async () => {
    const { backend, browser, answer } = await overdue();
    answer(answerLost);
    expect(await browser.openTab().press()).toMatchObject({ status: 'placed', mayDiffer: true });
    expect(backend.orders).toHaveLength(1);
  });
});

describe('the cart', () => {
  it('keeps what another tab adds meanwhile', async () => {
    const { browser, tab, answer, outcome } = await sending();
    browser.setCart([line('1', 3), line('2', 1), line('3', 1)]);
    answer(arrives);
    expect(await outcome).toMatchObject({ status: 'placed' });
    expect(tab.lines()).toEqual([line('1', 1), line('3', 1)]);
  });

  it('that was ordered, of two, is learned from the orders', async () => {
    const backend = createBackend();
    const browser = createBrowser(backend);
    backend.answer(requestLost);
    const tab = browser.openTab();
    await tab.press();
    const lines = [line('1', 1), line('3', 1)];
    browser.setCart(lines);
    expect(await tab.press()).toMatchObject({ status: 'placed', number: '101', lines, mayDiffer: false });
    expect(tab.lines()).toEqual([]);
  });

  it('loses only what all tries have ordered when the answer may be about an earlier one', async () => {
    const backend = createBackend();
    const browser = createBrowser(backend);
    const tab = browser.openTab();
    backend.hideOrders();
    backend.answer(answerLost);
    expect(await tab.press()).toMatchObject({ status: 'unknown', canTell: false });
    browser.setCart([line('1', 1), line('2', 3), line('3', 1)]);
    const lines = [line('1', 1), line('2', 1)];
    const outcome = await tab.press({ mayBeSecond: true });
    expect(outcome).toMatchObject({ status: 'placed', lines, mayDiffer: true });
    expect(tab.lines()).toEqual([line('2', 2), line('3', 1)]);
    expect(backend.keys[1]).toBe(backend.keys[0]);
  });

  it('of the next user keeps its articles', async () => {
    const { browser, tab, answer, outcome } = await sending();
    browser.logIn('nedim');
    answer(arrives);
    await outcome;
    expect(tab.lines()).toHaveLength(2);
    expect(tab.attempt()).toBeUndefined();
  });

  it('loses what was ordered after a logout in another tab, which has removed the login’s id', async () => {
    const { browser, tab, answer, outcome } = await sending();
    browser.logIn('');
    answer(arrives);
    expect(await outcome).toMatchObject({ status: 'placed' });
    expect([tab.lines(), tab.attempt()]).toEqual([[], undefined]);
  });

  it('stays as it is where another tab has ended the purchase', async () => {
    const { tab, answer, outcome } = await sending();
    tab.endAttempt();
    answer(arrives);
    expect(await outcome).toMatchObject({ status: 'placed' });
    expect(tab.lines()).toEqual([line('1', 2), line('2', 1)]);
  });
});

/** Two tries, of which the first is still running when the second is sent. */
async function pressTwice(change: { lines?: CartLine[]; recipient?: OrderRequest['recipient'] }) {
  const { backend, browser, tab, answer, late } = await overdue([line('1', 2)]);
  const second = held();
  backend.answer(second.request);
  if (change.lines) browser.setCart(change.lines);
  const again = tab.press(change.recipient && { recipient: change.recipient });
  await vi.waitFor(() => expect(backend.keys).toHaveLength(2));
  return { backend, tab, answerFirst: answer, answerSecond: second.answer, late, again };
}

describe('a first try that makes the order while a second one is sent', () => {
  const ordered = [line('1', 2)];
  const added = { lines: [...ordered, line('3', 1)] };

  it.each<[string, Parameters<typeof pressTwice>[0], CartLine[], boolean]>([
    ['unchanged', {}, [], false],
    ['with another cart', added, [line('3', 1)], true],
    ['for another recipient', { recipient: { ...recipient, phone: '38763111222' } }, [], true],
  ])('is told by the second answer, %s', async (_how, change, left, mayDiffer) => {
    const { backend, tab, answerFirst, answerSecond, again } = await pressTwice(change);
    answerFirst(answerLost);
    answerSecond(arrives);
    expect(await again).toMatchObject({ status: 'placed', orderId: '1', lines: ordered, mayDiffer });
    expect(tab.lines()).toEqual(left);
    expect(backend.orders).toHaveLength(1);
  });

  it('is told by its own late answer', async () => {
    const { tab, answerFirst, answerSecond, late, again } = await pressTwice(added);
    answerFirst(arrives);
    const told = { status: 'placed', lines: ordered, mayDiffer: true, isRepeated: false };
    expect(await late).toMatchObject(told);
    answerSecond(arrives);
    expect(await again).toMatchObject({ status: 'placed', isRepeated: true });
    expect(tab.lines()).toEqual([line('3', 1)]);
  });

  it('takes out only what both have ordered when the orders cannot be loaded', async () => {
    const { backend, tab, answerFirst, answerSecond, again } = await pressTwice({ lines: [line('3', 1)] });
    backend.hideOrders();
    answerFirst(answerLost);
    answerSecond(arrives);
    expect(await again).toMatchObject({ status: 'placed', lines: [], mayDiffer: true });
    expect(tab.lines()).toEqual([line('3', 1)]);
  });
});

describe('a refusal', () => {
  it.each([
    ['OUT_OF_STOCK, which the contract does not know', 'backend'],
    ['NOT_LOGGED_IN', 'loggedOut'],
  ])('%s ends the attempt, keeps the cart and loads the offers again', async (code, reason) => {
    const backend = createBackend();
    backend.answer(refusedWith(code));
    const refetch = vi.fn(async () => ({ data: list, isError: false }));
    const tab = createBrowser(backend).openTab({ refetch });
    expect(await tab.press()).toEqual({ status: 'refused', reason });
    expect(tab.attempt()).toBeUndefined();
    expect(tab.lines()).toHaveLength(2);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('of a repetition leaves the first try unclear', async () => {
    const backend = createBackend();
    backend.answer(requestLost, refusedWith('NOT_FOUND'));
    const tab = createBrowser(backend).openTab();
    await tab.press();
    expect(await tab.press()).toEqual({ status: 'refused', reason: 'backend' });
    expect(tab.attempt()?.tries).toHaveLength(2);
  });

  it('that comes late leaves a repetition unclear that is under way', async () => {
    const { tab, answerFirst, answerSecond, late, again } = await pressTwice({});
    answerFirst(refusedWith('NOT_FOUND'));
    expect(await late).toMatchObject({ status: 'refused' });
    expect(tab.attempt()).toBeDefined();
    answerSecond(arrives);
    expect(await again).toMatchObject({ status: 'placed' });
  });

  it('is certain without a network, and nothing is sent later', async () => {
    isOnline = false;
    const backend = createBackend();
    backend.hideOrders();
    backend.answer(requestLost);
    const tab = createBrowser(backend).openTab();
    expect(await tab.press()).toEqual({ status: 'refused', reason: 'offline' });
    isOnline = true;
    await vi.runAllTimersAsync();
    expect([backend.orders, tab.attempt()]).toEqual([[], undefined]);
  });

  it.each<[string, boolean, Answer]>([
    ['something has answered a device that says it has no network', false, unreadable],
    [
      'the network goes only while the request runs',
      true,
      () => {
        isOnline = false;
        return requestLost(() => {});
      },
    ],
  ])('is not certain when %s', async (_when, wasOnline, answer) => {
    isOnline = wasOnline;
    const backend = createBackend();
    backend.answer(answer);
    expect(await createBrowser(backend).openTab().press()).toMatchObject({ status: 'unknown' });
  });
});

describe('before it sends', () => {
  it('waits 4 s for prices and earlier orders', async () => {
    const backend = createBackend();
    const tab = createBrowser(backend).openTab({ refetch: () => new Promise(() => {}) });
    const outcome = tab.press();
    await vi.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS - 1);
    expect(backend.keys).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ status: 'placed' });
  });

  it.each<[string, string | undefined, string | undefined]>([
    ['the login has ended', 'edin', undefined],
    ['another user has logged in', 'edin', 'nedim'],
    ['nobody is logged in', undefined, undefined],
  ])('sends nothing when %s', async (_what, login, now) => {
    const backend = createBackend();
    const browser = createBrowser(backend);
    const outcome = browser.openTab().press({ login });
    browser.logIn(now);
    expect(await outcome).toEqual({ status: 'refused', reason: 'loggedOut' });
    expect(backend.keys).toEqual([]);
  });

  it('looks for no earlier orders with an empty cart', async () => {
    const backend = createBackend();
    const call = vi.fn(backend.rpc.call);
    const tab = createBrowser(backend, []).openTab({ rpc: { ...backend.rpc, call } });
    expect(await tab.press()).toMatchObject({ status: 'refused' });
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps the time of the latest order, among times that cannot be read', async () => {
    const backend = createBackend();
    const order = { LeadID: '', Status: '', Articles: [], key: 'k', PhoneNumber: '' };
    const latest = '2026-11-20T10:00:00.000Z';
    const times = [latest, '2026-11-01T10:00:00.000Z', 'jučer'];
    backend.orders.push(...times.map((createdAt, at) => ({ ...order, ID: `${at}`, createdAt })));
    backend.answer(requestLost);
    const tab = createBrowser(backend).openTab();
    await tab.press();
    expect(tab.attempt()?.latestBefore).toBe(Date.parse(latest));
  });

  it('sends and reports nothing when the screen unmounts', async () => {
    const { rpc } = createBackend();
    const leaving = new AbortController();
    const call = vi.fn(async (_call: unknown, options?: { signal?: AbortSignal }) => {
      throw options?.signal?.reason;
    });
    const tab = createBrowser(createBackend()).openTab({ signal: leaving.signal, rpc: { ...rpc, call } });
    const outcome = tab.press();
    leaving.abort('left the page');
    expect(await outcome).toEqual({ status: 'unknown', canTell: false });
    expect([call.mock.calls.length, reported.mock.calls]).toEqual([1, []]);
  });
});

describe('an unexpected error', () => {
  const error = new TypeError('broken');
  const broken = () => {
    throw error;
  };

  it('before anything is sent is unknown and reported', async () => {
    const backend = createBackend();
    const tab = createBrowser(backend).openTab({ cart: { refresh: broken, subtract: broken } });
    expect(await tab.press()).toEqual({ status: 'unknown', canTell: false });
    expect(backend.keys).toEqual([]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('after the answer is unknown and reported, and the next press finds the order', async () => {
    const backend = createBackend();
    const browser = createBrowser(backend);
    const lines = [line('1', 2), line('2', 1)];
    const tab = browser.openTab({ cart: { refresh: () => lines, subtract: broken } });
    expect(await tab.press()).toMatchObject({ status: 'unknown' });
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    expect(await browser.openTab().press()).toMatchObject({ status: 'placed', mayDiffer: true });
    expect(backend.orders).toHaveLength(1);
  });

  it('that comes late is unknown and reported', async () => {
    const { answer, late } = await overdue();
    answer(broken);
    expect(await late).toMatchObject({ status: 'unknown' });
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each<[string, unknown, number]>([
    ['of the prices is reported', error, 1],
    ['is not what a failed call is', new RpcError('RPC_CLIENT_ERROR'), 0],
  ])('%s, and the order goes on without them', async (_what, failure, times) => {
    const refetch = () => Promise.reject(failure);
    expect(await createBrowser(createBackend()).openTab({ refetch }).press()).toMatchObject({
      status: 'placed',
    });
    expect(reported).toHaveBeenCalledTimes(times);
  });
});

describe('the prices of an order', () => {
  const dearer = list.offers.map((offer) => ({ ...offer, newPrice: toHundredths(999) }));

  it.each([
    ['that is made', []],
    ['of an earlier try that is found', [answerLost]],
  ])('%s are those at which it was sent', async (_what, answers) => {
    const backend = createBackend();
    backend.answer(...answers);
    const tab = createBrowser(backend).openTab();
    for (const _answer of answers) expect(await tab.press()).toMatchObject({ status: 'unknown' });
    const outcome = await tab.press({
      seen: summarizeCart(tab.lines(), answers.length ? dearer : list.offers),
    });
    expect(outcome.status === 'placed' && atOrderedPrices(outcome.orderId, dearer)).toEqual(
      list.offers.slice(0, 2),
    );
  });

  it('that is repeated at others are left open', async () => {
    const backend = createBackend();
    backend.answer(answerLost);
    const tab = createBrowser(backend).openTab({ refetch: async () => ({ data: undefined, isError: true }) });
    await tab.press();
    backend.hideOrders();
    const seen = summarizeCart(tab.lines(), dearer);
    const outcome = await tab.press({ seen, mayBeSecond: true });
    expect(outcome.status === 'placed' && atOrderedPrices(outcome.orderId, dearer)).toEqual([]);
    expect(backend.orders).toHaveLength(1);
  });
});
