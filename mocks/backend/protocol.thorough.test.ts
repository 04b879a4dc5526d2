import { expect, test } from 'vitest';
import { byCountry, catalogue, fixtures } from '../fixtures';
import { createBackend, createMemoryStore } from '.';
import { newUser, testBackend, visitorOf } from './testing';

const getSlog = (id: number, Slog: string, more?: object) => ({
  action: 'call',
  method: 'offers.f.getSlog',
  params: { Slog },
  meta: { id },
  ...more,
});

const call = (method: string, params?: object) => ({ action: 'call', method, params });

test('a call is answered with its meta unchanged, from the shop of its country', async () => {
  const meta = { id: 7, country: 'HR', key: 'k', trace: { a: [1] } };
  const visitor = testBackend().visitor();
  expect(await visitor.rpc(getSlog(7, 'libido', { meta }))).toMatchObject({ data: { Currency: '€' }, meta });
  expect(await visitor.call('offers.f.getSlog', { Slog: 'libido' })).toMatchObject({ Currency: 'KM' });
});

test('a call that fails is answered with HTTP 200', async () => {
  const response = await testBackend().visitor().post('/_rpc', getSlog(1, 'nepoznato'));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'error', data: 'NOT_FOUND', meta: { id: 1 } });
});

test('args are taken only where the contract says so', async () => {
  const visitor = testBackend().visitor();
  const { method, params: args } = getSlog(1, 'libido');
  expect(await visitor.rpc({ action: 'call', method, args })).toMatchObject({ data: 'PARAMS_INVALID' });
});

test('a batch of one call is answered with an array, and so is an empty one', async () => {
  const visitor = testBackend().visitor();
  expect(await visitor.rpc([getSlog(1, 'libido')])).toHaveLength(1);
  expect(await visitor.rpc([])).toEqual([]);
});

test('a batch is logged in after one of its calls logs in', async () => {
  const answers = await testBackend()
    .visitor()
    .rpc([
      call('shopUsers.f.add', newUser),
      call('auth.loginShop', { username: newUser.Email, password: newUser.Password }),
      call('shopOrders.f.getAll'),
      call('auth.logout'),
      call('shopOrders.f.getAll'),
    ]);
  expect(answers.map(({ status }: { status: string }) => status).join()).toBe('ok,ok,ok,ok,error');
});

test('a batch with a call that gets no answer keeps the login before it, and its progress ends', async () => {
  const store = createMemoryStore(fixtures.BA, catalogue);
  const offers = { all: () => Promise.reject(new Error('no database')) };
  const stores = byCountry(() => ({ ...store, offers }));
  const visitor = visitorOf(createBackend({ stores, onError: () => {} }));
  const watch = { action: 'subscribe', method: 'batching.progress', params: { id: 'mine' } };
  const progress = await visitor.post('/_rpc', watch);
  const { UserInfo, Password } = fixtures.BA.member;
  const logIn = call('auth.loginShop', { username: UserInfo.Email, password: Password });
  const answer = await visitor.send('/_rpc', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-batch-progress': 'mine' },
    body: JSON.stringify([logIn, call('offers.f.getAll'), logIn]),
  });
  expect(answer.status).toBe(503);
  expect(await visitor.call('auth.checkLogin')).toEqual({ UserInfo });
  expect(await progress.text()).toContain('{"done":3,"total":3}');
});

test('calls that are bound to each other, or to none of the batch, fail', async () => {
  const reviewsOf = (id: number, other: number) => ({
    ...call('shopReviews.getAll'),
    meta: { id },
    bind: { to: { meta: { id: other } }, params: { OfferID: 'ID' } },
  });
  const failed = { status: 'error', data: 'RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR' };
  expect(
    await testBackend()
      .visitor()
      .rpc([reviewsOf(1, 2), reviewsOf(2, 1), reviewsOf(3, 3), reviewsOf(4, 9)]),
  ).toMatchObject([failed, failed, failed, failed]);
});

test.each([
  ['no object', '7'],
  ['another action', { ...getSlog(1, 'libido'), action: 'do' }],
  ['no method', { action: 'call' }],
  ['params that are no object', { ...getSlog(1, 'libido'), params: 'libido' }],
  ['another country', getSlog(1, 'libido', { meta: { country: 'DE' } })],
  ['one bad call among good ones', [getSlog(1, 'libido'), {}]],
])('HTTP 400 for %s', async (_, body) => {
  expect((await testBackend().visitor().post('/_rpc', body)).status).toBe(400);
});
