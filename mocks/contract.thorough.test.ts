import { afterEach, expect, test, vi } from 'vitest';
import { createRpcClient, RpcError } from '#features/shared/protocol';
import { formOf } from './examples';
import { catalogue, fixtures } from './fixtures';
import type { ScenarioName } from './scenarios';
import { json, post, startTestServer } from './serverTesting';

// The shop's client over HTTP, as of `npm start`. `contract.test.ts` tries every call at the same backend without a port.

const getSlog = (Slog: string) => ({ method: 'offers.f.getSlog', params: { Slog } });
const logout = { method: 'auth.logout' };

afterEach(() => void vi.restoreAllMocks());

/** Keeps the session's cookie as a browser does; `fetch` in Node has none. */
function keepCookies(): void {
  const send = fetch;
  let cookie = '';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const response = await send(input, { ...init, headers });
    [cookie = cookie] = response.headers.getSetCookie();
    return response;
  });
}

async function start(...scenarios: ScenarioName[]) {
  const { url } = await startTestServer({ scenarios });
  keepCookies();
  const client = createRpcClient({
    url: `${url}/_rpc`,
    meta: { country: 'BA' },
    streamOpenDelay: 1,
    streamReconnectDelay: 1,
  });
  return { url, client };
}

test('a call is answered or refused, and its session lasts from the login to the logout', async () => {
  const { client } = await start();
  const checkLogin = { method: 'auth.checkLogin' };
  const { UserInfo, Password } = fixtures.BA.member;
  const params = { username: UserInfo.Email, password: Password };
  for (const [call, code] of [
    [{ method: 'of.nothing' }, 'METHOD_NOT_FOUND'],
    [{ method: 'offers.f.getSlog' }, 'PARAMS_INVALID'],
    [checkLogin, 'NOT_LOGGED_IN'],
  ] as const)
    await expect(client.call(call), call.method).rejects.toEqual(new RpcError(code));
  expect(await client.call({ method: 'auth.loginShop', params })).toEqual({ UserInfo });
  expect(await client.call(checkLogin)).toEqual({ UserInfo });
  await client.call(logout);
  await expect(client.call(checkLogin)).rejects.toEqual(new RpcError('NOT_LOGGED_IN'));
});

test('a connection that breaks is RPC_CLIENT_ERROR, and the next call is answered', async () => {
  const { client } = await start('login.unreachableOnce');
  const login = { method: 'auth.loginShop', params: { username: 'niko', password: 'pogresna-1' } };
  await expect(client.call(login)).rejects.toEqual(new RpcError('RPC_CLIENT_ERROR'));
  await expect(client.call(login)).rejects.toEqual(new RpcError('WRONG_CREDENTIALS'));
});

test('what is no call is refused with HTTP 400', async () => {
  const { url } = await start();
  const call = JSON.stringify({ action: 'call', ...logout });
  for (const [body, headers] of [
    // What a form on another site can send.
    [call, { 'content-type': 'text/plain' }],
    [call, { 'content-type': 'application/x-www-form-urlencoded' }],
    [formOf(logout), {}],
    ['{}', json],
    ['{', json],
    ['[{"action":"subscribe","method":"protocol.count"}]', json],
  ] as const)
    expect((await post(url, body, headers)).status, String(body)).toBe(400);
});

test('a batch answers each call, the bound one wherever it is', async () => {
  const { client } = await start();
  const reviewsOf = (method: string, field: string) => ({
    method: 'shopReviews.getAll',
    bind: { to: { method }, params: { OfferID: field } },
  });
  const { method } = getSlog('');
  const notFound = { status: 'error', code: 'RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR' };
  expect(
    await client.batch([reviewsOf(method, 'ID'), getSlog('alpha-potent'), reviewsOf(method, 'Nothing')]),
  ).toMatchObject([
    { status: 'ok', data: { 0: { OfferID: catalogue['alpha-potent'].ID } } },
    { status: 'ok', data: { Slog: 'alpha-potent' } },
    notFound,
  ]);
  expect(await client.batch([getSlog('nepoznato'), reviewsOf(method, 'ID')])).toEqual([
    { status: 'error', code: 'NOT_FOUND' },
    notFound,
  ]);
});

test('a batch reports its progress', async () => {
  const { client } = await start();
  const onBatchProgress = vi.fn();
  const waits = [300, 300, 300].map((ms) => ({ method: 'protocol.wait', params: { ms } }));
  await client.batch(waits, { onBatchProgress });
  expect(onBatchProgress.mock.calls.flat().slice(0, 3)).toEqual(
    [0, 1, 2].map((done) => ({ done, total: 3 })),
  );
});

const count = (params: object) => ({ method: 'protocol.count', params: { everyMs: 1, ...params } });

test('a stream delivers data until it ends, and says if it breaks', async () => {
  const { client } = await start();
  const outcomeOf = async (params: object) => {
    const [onData, onError] = [vi.fn(), vi.fn()];
    await new Promise<void>((onClose) => client.subscribe(count(params), { onData, onError, onClose }));
    return [onData.mock.calls.flat(), onError.mock.calls.flat()];
  };
  expect(await outcomeOf({ to: 3 })).toEqual([[1, 2, 3], []]);
  // The HTTP server logs it.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [, errors] = await outcomeOf({ to: 1, everyMs: 20, breaks: true });
  expect(errors).toEqual([new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR')]);
  await expect(client.subscribe(logout, { onData: () => {} })).rejects.toEqual(
    new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR'),
  );
});

test('a stream is opened again if it is to be, until it is closed', async () => {
  const { client } = await start();
  const onData = vi.fn();
  const stream = await client.subscribe(count({ to: 1 }), { onData, reconnect: true });
  await vi.waitFor(() => expect(onData.mock.calls.length).toBeGreaterThan(2), 20_000);
  expect(await stream.open()).toEqual({ status: 'ok', data: expect.stringMatching(/OPENED$/) });
  stream.close();
});
