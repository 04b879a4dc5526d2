import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type BackendHandlersOptions, backendHandlers } from './browser';
import { exampleOf } from './examples';
import { fixtures } from './fixtures';

const worker = setupServer();
beforeAll(() => worker.listen({ onUnhandledRequest: 'error' }));
afterEach(() => worker.resetHandlers());
afterAll(() => worker.close());

const useHandlers = (options: BackendHandlersOptions = {}) =>
  worker.use(...backendHandlers({ imageBase: 'http://stories.test/book/iframe.html?id=x', ...options }));

async function call(method: string, params: object = {}) {
  const response = await fetch('http://shop.test:5000/_rpc', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'call', method, params, meta: { id: 1 } }),
  });
  return (await response.json()).data;
}

test('a session needs no cookie headers and ends when the handlers are replaced', async () => {
  useHandlers();
  const { UserInfo, Password } = fixtures.BA.member;
  await call('auth.loginShop', { username: UserInfo.Email, password: Password });
  expect(await call('auth.checkLogin')).toEqual({ UserInfo });
  useHandlers();
  expect(await call('auth.checkLogin')).toBe('NOT_LOGGED_IN');
});

test('the country sets the location of the visitor and the shop that answers, with images of the page', async () => {
  useHandlers({ country: 'HR' });
  expect(await (await fetch('http://shop.test:5000/geo')).json()).toEqual({ country_code: 'HR' });
  const offer = await call('offers.f.getSlog', { Slog: 'alpha-potent' });
  expect(offer.Currency).toBe('€');
  expect(offer.Images[1]).toBe('http://stories.test/book/images/alpha-potent-macro.avif');
});

test('a new order is the newest even if the clock is behind the fixtures', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-01T12:00:00Z') });
  useHandlers({ scenarios: ['session.member'] });
  vi.setSystemTime('2026-02-01T12:00:01Z');
  const id = await call('shopOrders.add', exampleOf('shopOrders.add').params);
  vi.useRealTimers();
  const [newest, before] = await call('shopOrders.f.getAll');
  expect(newest.ID).toBe(id);
  expect(Date.parse(newest.createdAt)).toBeGreaterThan(Date.parse(before.createdAt));
});
