import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOffers, type WireOrder } from '#features/shared/api';
import { createCart, summarizeCart } from '#features/shared/cart';
import { RpcError } from '#features/shared/protocol';
import { createLocks, createStorage, offerId, rpcAnswering, wireOffer } from '#mocks/testing';
import { createAttempts } from './attempts';
import type { Outcome } from './decide';
import { ANSWER_TIMEOUT_MS, placeOrder } from './placeOrder';

const list = await fetchOffers(rpcAnswering(() => [wireOffer(1), wireOffer(2), wireOffer(3)]));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of a request on its way to a backend and back. */
const fates = ['arrives', 'request lost', 'answer lost', 'answer late', 'sent twice', 'refused'] as const;

type Fate = (typeof fates)[number];

const lost = () => new RpcError('RPC_CLIENT_ERROR');

/** A backend that makes one order per key. */
function createBackend() {
  const orders: (WireOrder & { key: unknown })[] = [];
  let fate: Fate = 'arrives';
  function add({ Articles }: Pick<WireOrder, 'Articles'>, key: unknown): WireOrder['ID'] {
    const known = orders.find((order) => order.key === key);
    if (known) return known.ID;
    const ID = String(orders.length + 1);
    const createdAt = new Date(Date.UTC(2026, 10, 21, orders.length)).toISOString();
    orders.push({ ID, LeadID: ID, Status: '', createdAt, Articles, key });
    return ID;
  }
  return {
    orders,
    meet: (next: Fate) => {
      fate = next;
    },
    rpc: rpcAnswering(async ({ method, params, meta }) => {
      if (method === 'shopOrders.f.getAll') return orders.toReversed();
      const { key } = { key: undefined, ...meta };
      const sent = params as Pick<WireOrder, 'Articles'>;
      switch (fate) {
        case 'request lost':
          throw lost();
        case 'refused':
          throw new RpcError('NO_ARTICLES');
        case 'answer lost':
          add(sent, key);
          throw lost();
        case 'answer late': {
          const ID = add(sent, key);
          await new Promise((resolve) => setTimeout(resolve, 2 * ANSWER_TIMEOUT_MS));
          return ID;
        }
        case 'sent twice':
          add(sent, key);
          return add(sent, key);
        case 'arrives':
          return add(sent, key);
      }
    }),
  };
}

/** A device with two tabs, and a backend behind a network. */
function createShop() {
  const backend = createBackend();
  const storage = createStorage();
  const locks = createLocks();
  const openTab = () => ({ cart: createCart(storage), attempts: createAttempts(() => storage) });
  const tabs = [openTab(), openTab()];
  const tabAt = (at: 0 | 1) => tabs[at] ?? openTab();

  /** A press on the button of a tab, as the shopper reads it at last: a late answer counts. */
  async function press(at: 0 | 1): Promise<Outcome> {
    const { cart, attempts } = tabAt(at);
    const lines = cart.refresh();
    const pressed = placeOrder(
      {
        login: 'edin',
        recipient: { firstName: 'Edin', lastName: 'Begović', phone: '38761234567' },
        seen: summarizeCart(lines, list.offers),
        lines,
        mayBeSecond: false,
      },
      {
        rpc: backend.rpc,
        refetch: async () => ({ data: list, isError: false }),
        cart,
        attempts,
        login: () => 'edin',
        locks,
        signal: new AbortController().signal,
      },
    );
    await vi.advanceTimersByTimeAsync(3 * ANSWER_TIMEOUT_MS);
    const outcome = await pressed;
    return outcome.status === 'unknown' && outcome.late ? outcome.late : outcome;
  }

  return {
    backend,
    press,
    cartOf: (at: 0 | 1) => tabAt(at).cart,
    attempt: () => tabAt(0).attempts.current('edin'),
    reload: (at: 0 | 1) => {
      tabs[at] = openTab();
    },
  };
}

type Shop = ReturnType<typeof createShop>;

interface Model {
  /** Purchases of which the shopper has read that they are placed. */
  placed: Set<string>;
}

/** No order is made that nobody asked for, and none twice. */
function expectNoneTwice({ placed }: Model, { backend, attempt }: Shop): void {
  const open = attempt() ? 1 : 0;
  expect(backend.orders.length).toBeGreaterThanOrEqual(placed.size);
  expect(backend.orders.length).toBeLessThanOrEqual(placed.size + open);
  expect(new Set(backend.orders.map(({ key }) => key)).size).toBe(backend.orders.length);
}

function note({ placed }: Model, { backend }: Shop, outcome: Outcome): void {
  if (outcome.status !== 'placed') return;
  const order = backend.orders.find(({ ID }) => ID === outcome.orderId);
  expect(order, 'a placed order is one that the backend has').toBeDefined();
  placed.add(outcome.orderId);
}

const command = (
  name: string,
  run: (model: Model, shop: Shop) => Promise<void> | void,
): fc.AsyncCommand<Model, Shop> => ({
  check: () => true,
  async run(model, shop) {
    await run(model, shop);
    expectNoneTwice(model, shop);
  },
  toString: () => name,
});

const tab = fc.constantFrom(0 as const, 1 as const);

const commands = [
  fc
    .tuple(tab, fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 3 }))
    .map(([at, id, quantity]) =>
      command(`add ${quantity} of ${id} in tab ${at}`, (_, shop) =>
        shop.cartOf(at).add(offerId(id), quantity),
      ),
    ),
  fc.tuple(tab, fc.constantFrom(...fates)).map(([at, fate]) =>
    command(`press in tab ${at}, ${fate}`, async (model, shop) => {
      const hasCart = shop.cartOf(at).refresh().length > 0;
      const isOpen = shop.attempt() !== undefined;
      shop.backend.meet(fate);
      const outcome = await shop.press(at);
      note(model, shop, outcome);
      // The first try of a purchase has a certain outcome.
      if (!hasCart || isOpen) return;
      const certain: Record<Fate, Outcome['status']> = {
        arrives: 'placed',
        'request lost': 'unknown',
        'answer lost': 'unknown',
        'answer late': 'placed',
        'sent twice': 'placed',
        refused: 'refused',
      };
      expect(outcome.status).toBe(certain[fate]);
      expect(shop.cartOf(at).refresh().length > 0).toBe(outcome.status !== 'placed');
    }),
  ),
  fc.constantFrom(...fates).map((fate) =>
    command(`press in both tabs at once, ${fate}`, async (model, shop) => {
      shop.backend.meet(fate);
      const outcomes = await Promise.all([shop.press(0), shop.press(1)]);
      for (const outcome of outcomes) note(model, shop, outcome);
    }),
  ),
  tab.map((at) => command(`reload tab ${at}`, (_, shop) => shop.reload(at))),
];

it('a purchase is never two orders, whatever becomes of its requests, and is placed in the end', () => {
  const holds = fc.asyncProperty(fc.commands(commands, { maxCommands: 15 }), async (sequence) => {
    const shop = createShop();
    const model: Model = { placed: new Set() };
    await fc.asyncModelRun(() => ({ model, real: shop }), sequence);
    // With a network that works, what is in the cart is ordered, and what was unclear is told.
    shop.backend.meet('arrives');
    for (let time = 0; time < 2 && shop.cartOf(0).refresh().length > 0; time += 1)
      note(model, shop, await shop.press(0));
    expect([shop.cartOf(0).refresh(), shop.attempt()]).toEqual([[], undefined]);
    expect(model.placed.size).toBe(shop.backend.orders.length);
  });
  return fc.assert(holds, { numRuns: 300 });
}, 60_000);
