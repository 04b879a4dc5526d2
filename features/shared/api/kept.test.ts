import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, rpcAnswering, wireOffer } from '#mocks/testing';
import {
  createKeeper,
  fetchOffers,
  fetchOrders,
  getOffersCall,
  getOrdersCall,
  MAX_KEPT_AGE_MS,
  MAX_KEPT_LENGTH,
  offersQuery,
  readKept,
  restoreOffers,
} from '../api';
import { keptKey } from './kept';

const MOMENT = Date.parse('2026-11-24T18:42:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: MOMENT });
  vi.stubGlobal('localStorage', createStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const order = {
  ID: 3,
  LeadID: 104512,
  Status: 'U pripremi',
  createdAt: '2026-11-20T13:03:00Z',
  Articles: [],
};

/** A visit in a country, of a login or of nobody, that gets these answers and is then left. */
async function visit({
  country = 'BA',
  login,
  offers = [wireOffer(1)],
}: {
  country?: string;
  login?: string;
  offers?: unknown;
} = {}) {
  const keeper = createKeeper((name) => (name === 'offers' ? country : login));
  const answers = rpcAnswering(({ method }) => (method === getOffersCall.name ? offers : [order]));
  const rpc = { ...answers, keep: keeper.keep };
  await fetchOffers(rpc).catch(() => undefined);
  await fetchOrders(rpc);
  keeper.write();
  return keeper;
}

const stored = (name: 'offers' | 'orders') => localStorage.getItem(keptKey(name));
const keptOffers = (country = 'BA') => readKept('offers', getOffersCall, country);
const keptOrders = (login: string) => readKept('orders', getOrdersCall, login);

describe('the offers', () => {
  it('are kept with their date, and read as an answer is', async () => {
    await visit();
    vi.setSystemTime(MOMENT + 60_000);
    expect(keptOffers()).toMatchObject({
      date: MOMENT,
      data: { offers: [{ id: '1', newPrice: 1_000 }], malformed: [] },
    });
  });

  it('of another country are not shown, and dropped', async () => {
    await visit({ country: 'RS' });
    expect(keptOffers('BA')).toBeUndefined();
    expect(stored('offers')).toBeNull();
  });

  it.each([
    ['too old', MOMENT + MAX_KEPT_AGE_MS + 1],
    ['of the future, by a clock that was put back', MOMENT - 1],
  ])('that are %s are dropped', async (_when, now) => {
    await visit();
    vi.setSystemTime(now);
    expect(keptOffers()).toBeUndefined();
    expect(stored('offers')).toBeNull();
  });

  it('last as long as they may', async () => {
    await visit();
    vi.setSystemTime(MOMENT + MAX_KEPT_AGE_MS);
    expect(keptOffers()).toBeDefined();
  });

  it.each<[string, (kept: { version: number; answer: unknown }) => unknown]>([
    ['of another version', (kept) => ({ ...kept, version: kept.version + 1 })],
    ['without an answer', ({ answer: _, ...kept }) => kept],
    ['with an answer of another shape', (kept) => ({ ...kept, answer: { offers: [] } })],
    ['of another shape', () => [1, 2]],
  ])('%s are dropped', async (_what, change) => {
    await visit();
    localStorage.setItem(keptKey('offers'), JSON.stringify(change(JSON.parse(stored('offers') ?? ''))));
    expect(keptOffers()).toBeUndefined();
    expect(stored('offers')).toBeNull();
  });

  it.each(['', '{', 'null'])('that read %j are dropped', (text) => {
    localStorage.setItem(keptKey('offers'), text);
    expect(keptOffers()).toBeUndefined();
    expect(stored('offers')).toBeNull();
  });

  it('stay as they were when an answer cannot be read', async () => {
    await visit();
    await visit({ offers: { error: 'maintenance' } });
    expect(keptOffers()?.data.offers).toHaveLength(1);
  });

  it('that are too long are not kept, and neither are those before them', async () => {
    await visit();
    await visit({ offers: [wireOffer(1, { Heading: 'a'.repeat(MAX_KEPT_LENGTH) })] });
    expect(stored('offers')).toBeNull();
  });

  it('are not kept where storage is full, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await visit();
    expect(keptOffers()).toBeUndefined();
    expect(warn).toHaveBeenCalled();
  });

  it('are not there where storage is forbidden', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', undefined);
    expect(keptOffers()).toBeUndefined();
  });

  it('begin a visit, and are asked for again', async () => {
    await visit();
    vi.setSystemTime(MOMENT + 1_000);
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const rpc = rpcAnswering(() => [wireOffer(1), wireOffer(2)]);
    restoreOffers(queryClient, rpc, 'BA');
    const offers = () => queryClient.getQueryData(offersQuery(rpc).queryKey)?.offers.map(({ id }) => id);
    expect(offers()).toEqual(['1']);
    await queryClient.prefetchQuery(offersQuery(rpc));
    expect(offers()).toEqual(['1', '2']);
    expect(queryClient.getQueryState(offersQuery(rpc).queryKey)?.isInvalidated).toBe(false);
  });
});

describe('the orders', () => {
  it('are kept for their login', async () => {
    await visit({ login: 'a' });
    expect(keptOrders('a')).toMatchObject({ date: MOMENT, data: [{ number: '104512' }] });
  });

  it('of another login are not shown, and dropped', async () => {
    await visit({ login: 'a' });
    expect(keptOrders('b')).toBeUndefined();
    expect(stored('orders')).toBeNull();
  });

  it('of nobody are not kept', async () => {
    await visit();
    expect(stored('orders')).toBeNull();
  });

  it('are gone after a logout, also those that were not stored yet', async () => {
    const keeper = await visit({ login: 'a' });
    keeper.keep('orders')([order]);
    keeper.forget('orders');
    keeper.write();
    expect(stored('orders')).toBeNull();
    expect(keptOffers()).toBeDefined();
  });

  it('whose login has ended while the call was under way are not kept', async () => {
    let login: string | undefined = 'a';
    const keeper = createKeeper(() => login);
    const keep = keeper.keep('orders');
    login = 'b';
    keep([order]);
    keeper.write();
    expect(stored('orders')).toBeNull();
  });

  it('whose login has ended in another tab since are not stored, and the earlier ones removed', async () => {
    await visit({ login: 'a' });
    let login: string | undefined = 'a';
    const keeper = createKeeper(() => login);
    keeper.keep('orders')([order]);
    login = undefined;
    keeper.write();
    expect(stored('orders')).toBeNull();
  });
});
