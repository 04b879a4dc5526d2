import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type BackendHandlersOptions, backendHandlers } from './browser';
import { fixtures } from './fixtures';

const worker = setupServer();
beforeAll(() => worker.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  worker.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => worker.close());

const imageBase = 'http://stories.test/book/iframe.html?id=x';
const useHandlers = (options: BackendHandlersOptions = {}) =>
  worker.use(...backendHandlers({ imageBase, ...options }));

async function call(method: string, params: object = {}) {
  const response = await fetch('http://shop.test:5000/_rpc', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'call', method, params, meta: { id: 1 } }),
  });
  return (await response.json()).data;
}

const logIn = () => {
  const { UserInfo, Password } = fixtures.BA.member;
  return call('auth.loginShop', { username: UserInfo.Email, password: Password });
};

test('a session needs no cookie headers and ends when the handlers are replaced', async () => {
  useHandlers();
  await logIn();
  expect(await call('auth.checkLogin')).toEqual({ UserInfo: fixtures.BA.member.UserInfo });
  useHandlers();
  expect(await call('auth.checkLogin')).toBe('NOT_LOGGED_IN');
});

test('image URLs of offers are relative to the page', async () => {
  useHandlers();
  const offer = await call('offers.f.getSlog', { Slog: 'libido' });
  expect(offer.Images[0]).toBe('http://stories.test/book/images/libido.avif');
});

test('the country sets the location of the visitor and the shop that answers', async () => {
  useHandlers({ country: 'HR' });
  expect(await (await fetch('http://shop.test:5000/geo')).json()).toEqual({ country_code: 'HR' });
  expect(await call('offers.f.getSlog', { Slog: 'libido' })).toMatchObject({ Currency: '€' });
});

const order = {
  Articles: [{ ID: 1, Quantity: 1 }],
  FirstName: 'A',
  LastName: 'B',
  PhoneNumber: '38761222333',
};

const stopClock = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });

test('the backend uses the clock of the device', async () => {
  stopClock('2030-01-02T03:04:05Z');
  useHandlers({ scenarios: ['session.member'] });
  await call('shopOrders.add', order);
  const [newest] = await call('shopOrders.f.getAll');
  expect(newest.createdAt).toBe('2030-01-02T03:04:05.000Z');
});

test('a new order is the newest even if the clock is behind the fixtures', async () => {
  stopClock('2026-02-01T12:00:00Z');
  useHandlers({ scenarios: ['session.member'] });
  const id = await call('shopOrders.add', order);
  const [newest, before] = await call('shopOrders.f.getAll');
  expect(newest.ID).toBe(id);
  expect(Date.parse(newest.createdAt)).toBeGreaterThan(Date.parse(before.createdAt));
});
