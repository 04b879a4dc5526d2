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
function createBackend({ knowsKeys }: { knowsKeys: boolean }) {
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

type Backend = ReturnType<typeof createBackend>;

/** A browser with a filled cart: tabs with one storage and one lock. */
function createBrowser(backend: Backend, lines = [line('1', 2), line('2', 1)]) {
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

describe.each([
  ['a backend that knows keys', true],
  ['a backend that ignores keys', false],
])('with %s', (_which, knowsKeys) => {
  it('places the order and empties the cart', async () => {
    const backend = createBackend({ knowsKeys });
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

  it('makes one order of two tabs that press at once', async () => {
    const backend = createBackend({ knowsKeys });
    const browser = createBrowser(backend);
    const [here, there] = [browser.openTab(), browser.openTab()];
    const outcomes = await Promise.all([here.press(), there.press()]);
    expect(outcomes).toMatchObject([{ status: 'placed' }, { status: 'refused', reason: 'noArticles' }]);
    expect(backend.orders).toHaveLength(1);
  });

  it('leaves in the cart what another tab adds meanwhile', async () => {
    const backend = createBackend({ knowsKeys });
    const browser = createBrowser(backend);
    const { request, answer } = held();
    backend.answer(request);
    const tab = browser.openTab();
    const outcome = tab.press();
    await vi.waitFor(() => expect(backend.keys).toHaveLength(1));
    browser.setCart([line('1', 3), line('2', 1), line('3', 1)]);
    answer(arrives);
    expect(await outcome).toMatchObject({ status: 'placed' });
    expect(tab.lines()).toEqual([line('1', 1), line('3', 1)]);
  });

  it.each([
    ['in the same tab', false],
    ['after a reload or in another tab', true],
  ])('finds an order whose answer was lost, %s', async (_where, isReloaded) => {
    const backend = createBackend({ knowsKeys });
    const browser = createBrowser(backend);
    backend.answer(answerLost);
    const tab = browser.openTab();
    expect(await tab.press()).toMatchObject({ status: 'unknown', canTell: true });
    expect(tab.lines()).toHaveLength(2);
    const again = isReloaded ? browser.openTab() : tab;
    expect(await again.press()).toMatchObject({
      status: 'placed',
      orderId: '1',
      number: '101',
      mayDiffer: true,
    });
    expect(backend.keys).toHaveLength(1);
    expect([again.lines(), again.attempt()]).toEqual([[], undefined]);
  });

  it('sends an order again that was lost on the way, with the same key', async () => {
    const backend = createBackend({ knowsKeys });
    const browser = createBrowser(backend);
    backend.answer(requestLost);
    await browser.openTab().press();
    expect(await browser.openTab().press()).toMatchObject({ status: 'placed', mayDiffer: false });
    expect(backend.orders).toHaveLength(1);
    expect(backend.keys[1]).toBe(backend.keys[0]);
  });

  it('learns from the orders which of two carts was ordered', async () => {
    const backend = createBackend({ knowsKeys });
    const browser = createBrowser(backend);
    backend.answer(requestLost);
    const tab = browser.openTab();
    await tab.press();
    browser.setCart([line('1', 1), line('3', 1)]);
    expect(await tab.press()).toMatchObject({
      status: 'placed',
      number: '101',
      lines: [line('1', 1), line('3', 1)],
      mayDiffer: false,
    });
    expect(tab.lines()).toEqual([]);
  });

  it('sends nothing again before the shopper was told that nothing can tell', async () => {
    const backend = createBackend({ knowsKeys });
    const tab = createBrowser(backend).openTab();
    backend.answer(answerLost);
    await tab.press();
    backend.hideOrders();
    expect(await tab.press()).toMatchObject({ status: 'unknown', canTell: false });
    expect(backend.keys).toHaveLength(1);
    expect(await tab.press({ mayBeSecond: true })).toMatchObject({ status: 'placed', mayDiffer: true });
    expect(backend.orders).toHaveLength(knowsKeys ? 1 : 2);
  });

  it('cannot tell when the orders before the first try were unknown', async () => {
    const backend = createBackend({ knowsKeys });
    const tab = createBrowser(backend).openTab();
    backend.hideOrders();
    backend.answer(answerLost);
    expect(await tab.press()).toMatchObject({ status: 'unknown', canTell: false });
    backend.hideOrders(false);
    expect(await tab.press()).toMatchObject({ status: 'unknown', canTell: false });
    expect(backend.keys).toHaveLength(1);
  });

  it('takes out only what all tries have ordered when the answer may be about an earlier one', async () => {
    const backend = createBackend({ knowsKeys });
    const browser = createBrowser(backend);
    const tab = browser.openTab();
    backend.hideOrders();
    backend.answer(answerLost);
    await tab.press();
    browser.setCart([line('1', 1), line('2', 3), line('3', 1)]);
    expect(await tab.press({ mayBeSecond: true })).toMatchObject({
      status: 'placed',
      lines: [line('1', 1), line('2', 1)],
      mayDiffer: true,
    });
    expect(tab.lines()).toEqual([line('2', 2), line('3', 1)]);
    expect(backend.keys[1]).toBe(backend.keys[0]);
  });

  it('is unknown after 30 s, and a later answer still counts', async () => {
    const backend = createBackend({ knowsKeys });
    const { request, answer } = held();
    backend.answer(request);
    const tab = createBrowser(backend).openTab();
    const outcome = tab.press();
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    const unknown = await outcome;
    expect(unknown).toMatchObject({ status: 'unknown', canTell: true });
    tab.leave();
    answer(arrives);
    expect(unknown.status === 'unknown' && (await unknown.late)).toMatchObject({ status: 'placed' });
    expect([tab.lines(), tab.attempt()]).toEqual([[], undefined]);
  });

  it('lets another tab look for an order that is unknown after 30 s', async () => {
    const backend = createBackend({ knowsKeys });
    const browser = createBrowser(backend);
    const { request, answer } = held();
    backend.answer(request);
    const first = browser.openTab().press();
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    await first;
    answer(answerLost);
    expect(await browser.openTab().press()).toMatchObject({ status: 'placed', mayDiffer: true });
    expect(backend.orders).toHaveLength(1);
  });
});

/** Two tries, of which the first is still running when the second is sent. */
async function pressTwice(change: { lines?: CartLine[]; recipient?: OrderRequest['recipient'] }) {
  const backend = createBackend({ knowsKeys: true });
  const browser = createBrowser(backend, [line('1', 2)]);
  const [first, second] = [held(), held()];
  backend.answer(first.request, second.request);
  const tab = browser.openTab();
  const pressed = tab.press();
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  const unknown = await pressed;
  if (change.lines) browser.setCart(change.lines);
  const again = tab.press(change.recipient && { recipient: change.recipient });
  await vi.waitFor(() => expect(backend.keys).toHaveLength(2));
  return { backend, tab, first, second, late: unknown.status === 'unknown' && unknown.late, again };
}

describe('a first try that makes the order while a second one is sent', () => {
  const added = { lines: [line('1', 2), line('3', 1)] };
  const corrected = { recipient: { ...recipient, phone: '38763111222' } };
  const rows: [string, Parameters<typeof pressTwice>[0], CartLine[], boolean][] = [
    ['unchanged', {}, [], false],
    ['with another cart', added, [line('3', 1)], true],
    ['for another recipient', corrected, [], true],
  ];

  it.each(rows)('is told by the second answer, %s', async (_how, change, left, mayDiffer) => {
    const { backend, tab, first, second, again } = await pressTwice(change);
    first.answer(answerLost);
    second.answer(arrives);
    const ordered = [line('1', 2)];
    expect(await again).toMatchObject({ status: 'placed', orderId: '1', lines: ordered, mayDiffer });
    expect(tab.lines()).toEqual(left);
    expect(backend.orders).toHaveLength(1);
  });

  it.each(rows)('is told by its own late answer, %s', async (_how, change, left, mayDiffer) => {
    const { tab, first, second, late, again } = await pressTwice(change);
    first.answer(arrives);
    const ordered = [line('1', 2)];
    expect(await late).toMatchObject({ status: 'placed', lines: ordered, mayDiffer, isRepeated: false });
    second.answer(arrives);
    expect(await again).toMatchObject({ status: 'placed', isRepeated: true });
    expect(tab.lines()).toEqual(left);
  });

  it('takes out only what both have ordered when the orders cannot be loaded', async () => {
    const { backend, tab, first, second, again } = await pressTwice({ lines: [line('3', 1)] });
    backend.hideOrders();
    first.answer(answerLost);
    second.answer(arrives);
    expect(await again).toMatchObject({ status: 'placed', lines: [], mayDiffer: true });
    expect(tab.lines()).toEqual([line('3', 1)]);
  });
});

const anyBackend = () => createBackend({ knowsKeys: true });

describe('a refusal', () => {
  it.each([
    ['NO_ARTICLES', 'backend'],
    ['NOT_FOUND', 'backend'],
    ['NOT_LOGGED_IN', 'loggedOut'],
  ])('%s ends the attempt and keeps the cart', async (code, reason) => {
    const backend = anyBackend();
    backend.answer(refusedWith(code));
    const tab = createBrowser(backend).openTab();
    expect(await tab.press()).toEqual({ status: 'refused', reason });
    expect(tab.attempt()).toBeUndefined();
    expect(tab.lines()).toHaveLength(2);
  });

  it('of a repetition leaves the first try unclear', async () => {
    const backend = anyBackend();
    backend.answer(requestLost, refusedWith('NOT_FOUND'));
    const tab = createBrowser(backend).openTab();
    await tab.press();
    expect(await tab.press()).toEqual({ status: 'refused', reason: 'backend' });
    expect(tab.attempt()?.tries).toHaveLength(2);
  });

  it('that comes late leaves a repetition unclear that is under way', async () => {
    const backend = anyBackend();
    const [first, second] = [held(), held()];
    backend.answer(first.request, second.request);
    const tab = createBrowser(backend).openTab();
    const outcome = tab.press();
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    const unknown = await outcome;
    const again = tab.press();
    await vi.waitFor(() => expect(backend.keys).toHaveLength(2));
    first.answer(refusedWith('NOT_FOUND'));
    expect(unknown.status === 'unknown' && (await unknown.late)).toMatchObject({ status: 'refused' });
    expect(tab.attempt()).toBeDefined();
    second.answer(arrives);
    expect(await again).toMatchObject({ status: 'placed' });
  });

  it('is certain without a network, and nothing is sent later', async () => {
    isOnline = false;
    const backend = anyBackend();
    backend.hideOrders();
    backend.answer(requestLost);
    const tab = createBrowser(backend).openTab();
    expect(await tab.press()).toEqual({ status: 'refused', reason: 'offline' });
    isOnline = true;
    await vi.runAllTimersAsync();
    expect([backend.orders, tab.attempt()]).toEqual([[], undefined]);
  });

  it('is not certain if something has answered a device that says it has no network', async () => {
    isOnline = false;
    const backend = anyBackend();
    backend.answer(unreadable);
    expect(await createBrowser(backend).openTab().press()).toMatchObject({ status: 'unknown' });
  });

  it('is not certain when the network goes only while the request runs', async () => {
    const backend = anyBackend();
    backend.answer((carryOut) => {
      isOnline = false;
      return answerLost(carryOut);
    });
    expect(await createBrowser(backend).openTab().press()).toMatchObject({ status: 'unknown' });
  });
});

describe('before it sends', () => {
  it('waits 4 s for prices and earlier orders', async () => {
    const backend = anyBackend();
    const tab = createBrowser(backend).openTab({ refetch: () => new Promise(() => {}) });
    const outcome = tab.press();
    await vi.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS - 1);
    expect(backend.keys).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ status: 'placed' });
  });

  it('sends nothing when the screen has unmounted', async () => {
    const backend = anyBackend();
    const tab = createBrowser(backend).openTab();
    const outcome = tab.press();
    tab.leave();
    await outcome;
    expect([backend.keys, reported.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['the login has ended', undefined],
    ['another user has logged in', 'nedim'],
  ])('sends nothing when %s', async (_what, login) => {
    const backend = anyBackend();
    const browser = createBrowser(backend);
    const outcome = browser.openTab().press();
    browser.logIn(login);
    expect(await outcome).toEqual({ status: 'refused', reason: 'loggedOut' });
    expect(backend.keys).toEqual([]);
  });
});

it('takes nothing out of the cart of the next user', async () => {
  const backend = anyBackend();
  const browser = createBrowser(backend);
  const { request, answer } = held();
  backend.answer(request);
  const tab = browser.openTab();
  const outcome = tab.press();
  await vi.waitFor(() => expect(backend.keys).toHaveLength(1));
  browser.logIn('nedim');
  answer(arrives);
  await outcome;
  expect(tab.lines()).toHaveLength(2);
  expect(tab.attempt()).toBeUndefined();
});

it('takes out what was ordered after a logout in another tab, which has removed the login’s id', async () => {
  const backend = anyBackend();
  const browser = createBrowser(backend);
  const { request, answer } = held();
  backend.answer(request);
  const tab = browser.openTab();
  const outcome = tab.press();
  await vi.waitFor(() => expect(backend.keys).toHaveLength(1));
  browser.logIn('');
  answer(arrives);
  expect(await outcome).toMatchObject({ status: 'placed' });
  expect([tab.lines(), tab.attempt()]).toEqual([[], undefined]);
});

describe('an unexpected error', () => {
  const broken = () => {
    throw new TypeError('broken');
  };
  const expectReported = () => expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError('broken'));

  it.each<[string, Partial<OrderPorts>]>([
    ['in the cart', { cart: { refresh: broken, subtract: broken } }],
    ['in the session', { login: broken }],
    ['in the storage of attempts', { attempts: { ...createAttempts(() => undefined), current: broken } }],
  ])('%s before anything is sent is unknown and reported', async (_where, ports) => {
    const backend = anyBackend();
    expect(await createBrowser(backend).openTab(ports).press()).toEqual({
      status: 'unknown',
      canTell: false,
    });
    expect(backend.keys).toEqual([]);
    expectReported();
  });

  it.each<[string, (backend: Backend) => Partial<OrderPorts>]>([
    ['of the prices', () => ({ refetch: async () => broken() })],
    [
      'of the earlier orders',
      ({ rpc }) => ({
        rpc: {
          ...rpc,
          call: rpcAnswering(({ method }) => (method === 'shopOrders.add' ? '7' : broken())).call,
        },
      }),
    ],
  ])('%s is reported, and the order goes on without them', async (_what, portsWith) => {
    const backend = anyBackend();
    const tab = createBrowser(backend).openTab(portsWith(backend));
    expect(await tab.press()).toMatchObject({ status: 'placed' });
    expectReported();
  });

  it('while it is sent is unknown and reported, and the next press looks for the order', async () => {
    const backend = anyBackend();
    const tab = createBrowser(backend).openTab();
    backend.answer((carryOut) => {
      carryOut();
      return broken();
    });
    expect(await tab.press()).toMatchObject({ status: 'unknown' });
    expectReported();
    expect(await tab.press()).toMatchObject({ status: 'placed', mayDiffer: true });
    expect(backend.orders).toHaveLength(1);
  });

  it('after the answer is unknown and reported, and the next press finds the order', async () => {
    const backend = anyBackend();
    const browser = createBrowser(backend);
    const lines = [line('1', 2), line('2', 1)];
    const tab = browser.openTab({ cart: { refresh: () => lines, subtract: broken } });
    expect(await tab.press()).toMatchObject({ status: 'unknown' });
    expectReported();
    expect(await browser.openTab().press()).toMatchObject({ status: 'placed', mayDiffer: true });
    expect(backend.orders).toHaveLength(1);
  });

  it('that comes late is unknown and reported, also when the screen has unmounted', async () => {
    const backend = anyBackend();
    const { request, answer } = held();
    backend.answer(request);
    const tab = createBrowser(backend).openTab();
    const outcome = tab.press();
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    const unknown = await outcome;
    tab.leave();
    answer(broken);
    expect(unknown.status === 'unknown' && (await unknown.late)).toMatchObject({ status: 'unknown' });
    expectReported();
  });
});

describe('a press', () => {
  const prices = () => vi.fn(async () => ({ data: list, isError: false }));

  it.each([
    ['NOT_FOUND', 'backend'],
    ['NO_ARTICLES', 'backend'],
    ['NOT_LOGGED_IN', 'loggedOut'],
    ['OUT_OF_STOCK, which the contract does not know', 'backend'],
  ])('that is refused with %s loads the offers again', async (code, reason) => {
    const backend = createBackend({ knowsKeys: true });
    backend.answer(refusedWith(code));
    const refetch = prices();
    expect(await createBrowser(backend).openTab({ refetch }).press()).toEqual({ status: 'refused', reason });
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  const dearer = list.offers.map((offer) => ({ ...offer, newPrice: toHundredths(999) }));

  it.each([
    ['makes an order', []],
    ['finds the order of an earlier try', [answerLost]],
  ])('that %s keeps the prices at which it was sent', async (_what, answers) => {
    const backend = createBackend({ knowsKeys: true });
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

  it('that repeats an order at another price leaves its price open', async () => {
    const backend = createBackend({ knowsKeys: true });
    backend.answer(answerLost);
    const tab = createBrowser(backend).openTab({ refetch: async () => ({ data: undefined, isError: true }) });
    await tab.press();
    backend.hideOrders();
    const seen = summarizeCart(tab.lines(), dearer);
    const outcome = await tab.press({ seen, mayBeSecond: true });
    expect(outcome.status === 'placed' && atOrderedPrices(outcome.orderId, dearer)).toEqual([]);
    expect(backend.orders).toHaveLength(1);
  });

  it.each<[string, Partial<OrderRequest>, readonly CartLine[]]>([
    ['an empty cart', {}, []],
    ['no prices', { seen: summarizeCart([], []) }, [line('1', 2)]],
  ])('with %s looks for no earlier orders', async (_what, order, lines) => {
    const backend = createBackend({ knowsKeys: true });
    const call = vi.fn(backend.rpc.call);
    const tab = createBrowser(backend, [...lines]).openTab({ rpc: { ...backend.rpc, call } });
    expect(await tab.press(order)).toMatchObject({ status: 'refused' });
    expect(call).not.toHaveBeenCalled();
  });

  it('of nobody is refused, also when nobody is logged in', async () => {
    const backend = createBackend({ knowsKeys: true });
    const browser = createBrowser(backend);
    browser.logIn(undefined);
    expect(await browser.openTab().press({ login: undefined })).toEqual({
      status: 'refused',
      reason: 'loggedOut',
    });
    expect(backend.keys).toEqual([]);
  });

  it('keeps the time of the latest order before it, among times that cannot be read', async () => {
    const backend = createBackend({ knowsKeys: true });
    const order = { LeadID: '', Status: '', Articles: [], key: 'k', PhoneNumber: '' };
    const latest = '2026-11-20T10:00:00.000Z';
    backend.orders.push(
      { ...order, ID: '1', createdAt: latest },
      { ...order, ID: '2', createdAt: '2026-11-01T10:00:00.000Z' },
      { ...order, ID: '3', createdAt: 'jučer' },
    );
    backend.answer(requestLost);
    const tab = createBrowser(backend).openTab();
    await tab.press();
    expect(tab.attempt()?.latestBefore).toBe(Date.parse(latest));
  });

  it('leaves the cart as it is where another tab has ended the purchase', async () => {
    const backend = createBackend({ knowsKeys: true });
    const browser = createBrowser(backend);
    const { request, answer } = held();
    backend.answer(request);
    const tab = browser.openTab();
    const outcome = tab.press();
    await vi.waitFor(() => expect(backend.keys).toHaveLength(1));
    tab.endAttempt();
    answer(arrives);
    expect(await outcome).toMatchObject({ status: 'placed' });
    expect(tab.lines()).toEqual([line('1', 2), line('2', 1)]);
  });

  it.each<[string, unknown, number]>([
    ['an error of the shop', new TypeError('not a function'), 1],
    ['a failed call', new RpcError('RPC_CLIENT_ERROR'), 0],
  ])('goes on without prices, and reports %s or not', async (_what, error, times) => {
    const backend = createBackend({ knowsKeys: true });
    const refetch = () => Promise.reject(error);
    expect(await createBrowser(backend).openTab({ refetch }).press()).toMatchObject({ status: 'placed' });
    expect(reported).toHaveBeenCalledTimes(times);
  });

  it('that is left before it is sent reports nothing', async () => {
    const backend = createBackend({ knowsKeys: true });
    const leaving = new AbortController();
    const call = vi.fn(async (_call: unknown, options?: { signal?: AbortSignal }) => {
      expect(options?.signal).toBe(leaving.signal);
      throw leaving.signal.reason;
    });
    const tab = createBrowser(backend).openTab({ signal: leaving.signal, rpc: { ...backend.rpc, call } });
    leaving.abort('left the page');
    expect(await tab.press()).toEqual({ status: 'unknown', canTell: false });
    expect(reported).not.toHaveBeenCalled();
  });
});
