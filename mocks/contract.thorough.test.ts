import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createRpcClient, type RpcCall, RpcError } from '#features/shared/protocol';
import { exampleOf, formOf } from './examples';
import { catalogue, fixtures } from './fixtures';
import type { ScenarioName } from './scenarios';
import { startServer } from './server';

interface Adapter {
  url: string;
  stop: () => Promise<void>;
}

/** Keeps cookies as a browser does; `fetch` in Node has none. */
function keepCookies(): void {
  const jar = new Map<string, string>();
  const send = fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await send(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  });
}

/** The HTTP port of `npm start`; stories show the same backend over MSW. */
async function start(scenarios: ScenarioName[]): Promise<Adapter> {
  const { url, close } = await startServer({ port: 0, scenarios, log: () => {} });
  keepCookies();
  return { url, stop: close };
}

const { UserInfo, Password } = fixtures.BA.member;
const credentials = { username: UserInfo.Email, password: Password };
const pollFast = { interval: 5, timeout: 20_000 };

const offerAndReviews = (Slog: string, field = 'ID') => [
  { method: 'offers.f.getSlog', params: { Slog }, meta: { as: 'offer' } },
  { method: 'shopReviews.getAll', bind: { to: { meta: { as: 'offer' } }, params: { OfferID: field } } },
];

describe('the contract over HTTP', () => {
  let adapter: Adapter;
  /** Aborted after each test, so that its streams end. */
  let testEnd: AbortController;
  const serve = async (...scenarios: ScenarioName[]) => {
    await adapter?.stop();
    adapter = await start(scenarios);
  };
  const client = () =>
    createRpcClient({
      url: `${adapter.url}/_rpc`,
      meta: { country: 'BA' },
      streamOpenDelay: 1,
      streamReconnectDelay: 1,
    });
  const post = (path: string, body: BodyInit, type?: string) =>
    fetch(adapter.url + path, {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
    });
  const postJson = async (path: string, body: object) =>
    (await post(path, JSON.stringify(body), 'application/json')).json();
  /** Sends a call with a file; the client's own upload needs a browser (`For developers/RPC client`). */
  const upload = async (call: RpcCall) => {
    const { status, data } = await (await post('/_rpc', formOf(call))).json();
    if (status === 'error') throw new RpcError(data);
    return data;
  };

  // The HTTP server logs every stream that a test makes fail.
  beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterAll(() => void vi.restoreAllMocks());

  beforeEach(async () => {
    testEnd = new AbortController();
    adapter = await start([]);
  });
  afterEach(async () => {
    testEnd.abort();
    await adapter.stop();
    vi.unstubAllGlobals();
  });

  test.each([
    [{ method: 'of.nothing' }, 'METHOD_NOT_FOUND'],
    [{ method: 'offers.f.getSlog' }, 'PARAMS_INVALID'],
  ])('%o, which the contract does not have, is refused with %s', async (call, code) => {
    await expect(client().call(call)).rejects.toEqual(new RpcError(code));
  });

  test('a session lasts from the login to the logout', async () => {
    const rpc = client();
    await rpc.call({ method: 'auth.loginShop', params: credentials });
    expect(await rpc.call({ method: 'auth.checkLogin' })).toEqual({ UserInfo });
    await rpc.call({ method: 'auth.logout' });
    await expect(rpc.call({ method: 'auth.checkLogin' })).rejects.toEqual(new RpcError('NOT_LOGGED_IN'));
  });

  test('an uploaded image can be fetched', async () => {
    await client().call({ method: 'auth.loginShop', params: credentials });
    const { Url } = await upload(exampleOf('staticContent.images.f.upload'));
    expect((await fetch(Url)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('a service refuses a body that is not in the contract', async () => {
    expect(await postJson('/api/leads/clubJoin', {})).toEqual({ status: 'error' });
  });

  describe('a request', () => {
    const call = JSON.stringify({ action: 'call', method: 'auth.checkLogin' });

    test.each([
      ['plain text, which a form on another site can send', call, 'text/plain'],
      ['no content type', new Blob([call]), undefined],
      ['a form', call, 'application/x-www-form-urlencoded'],
      [
        'multipart without a file, which a form can send too',
        formOf({ method: 'auth.checkLogin' }),
        undefined,
      ],
      ['JSON that is not a call', '{}', 'application/json'],
      ['invalid JSON', '{', 'application/json'],
      [
        'two subscriptions at once',
        JSON.stringify([{ action: 'subscribe', method: 'protocol.count' }]),
        'application/json',
      ],
    ])('of %s is refused with HTTP 400', async (_what, body, type) => {
      expect((await post('/_rpc', body, type)).status).toBe(400);
    });

    test('answered with HTTP 500 fails with RPC_CLIENT_ERROR', async () => {
      await serve('offer.fails');
      const [offer, text] = [
        { method: 'offers.f.getSlog', params: { Slog: 'libido' } },
        { method: 'auth.logout' },
      ];
      await expect(client().call(offer)).rejects.toEqual(new RpcError('RPC_CLIENT_ERROR'));
      await expect(client().batch([offer, text])).rejects.toEqual(new RpcError('RPC_CLIENT_ERROR'));
    });

    test('that does not arrive fails with RPC_CLIENT_ERROR, and the next one succeeds', async () => {
      await serve('login.unreachableOnce');
      const login = { method: 'auth.loginShop', params: credentials };
      await expect(client().call(login)).rejects.toEqual(new RpcError('RPC_CLIENT_ERROR'));
      expect(await client().call(login)).toEqual({ UserInfo });
    });

    test('is aborted by its signal, and not before', async () => {
      await serve('login.pending');
      const reason = new Error('left the page');
      const login = client().call(
        { method: 'auth.loginShop', params: credentials },
        { signal: testEnd.signal },
      );
      const failure = expect(login).rejects.toBe(reason);
      expect(await Promise.race([login, client().call({ method: 'auth.logout' })])).toBe(true);
      testEnd.abort(reason);
      await failure;
    });
  });

  describe('a batch', () => {
    test('returns every result, or only the first or the last', async () => {
      const calls = [
        { method: 'offers.f.getSlog', params: { Slog: 'libido' } },
        { method: 'auth.checkLogin' },
        { method: 'auth.logout' },
      ];
      const [first, second, last] = await client().batch(calls);
      expect(first).toMatchObject({ status: 'ok', data: { Slog: 'libido' } });
      expect(second).toEqual({ status: 'error', code: 'NOT_LOGGED_IN' });
      expect(last).toEqual({ status: 'ok', data: true });
      expect(await client().batch(calls, { result: 'first' })).toEqual(first);
      expect(await client().batch(calls, { result: 'last' })).toEqual(last);
    });

    test.each([
      ['meta', { meta: { as: 'offer' } }],
      ['method', { method: 'offers.f.getSlog' }],
    ])('binds a call to another by %s, wherever that is in the batch', async (_by, to) => {
      const [offer, reviews] = offerAndReviews('alpha-potent');
      const bound = { method: 'shopReviews.getAll', bind: { to, params: { OfferID: 'ID' } } };
      const results = await client().batch([bound, ...(offer ? [offer] : []), bound]);
      const reviewsOfIt = { 0: { OfferID: catalogue['alpha-potent'].ID } };
      expect(reviews?.method).toBe(bound.method);
      expect(results).toMatchObject([
        { status: 'ok', data: reviewsOfIt },
        { status: 'ok', data: { Slog: 'alpha-potent' } },
        { status: 'ok', data: reviewsOfIt },
      ]);
    });

    test.each([
      ['failed', offerAndReviews('nepoznato')],
      ['has no such field', offerAndReviews('alpha-potent', 'Nothing')],
    ])('answers RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR when the other call %s', async (_what, calls) => {
      expect(await client().batch(calls, { result: 'last' })).toEqual({
        status: 'error',
        code: 'RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR',
      });
    });

    test('reports its progress', async () => {
      const onBatchProgress = vi.fn();
      const waits = [300, 300, 300].map((ms) => ({ method: 'protocol.wait', params: { ms } }));
      const results = await client().batch(waits, { onBatchProgress });
      expect(results).toEqual(waits.map(() => ({ status: 'ok', data: 300 })));
      expect(onBatchProgress.mock.calls.flat().slice(0, 3)).toEqual([
        { done: 0, total: 3 },
        { done: 1, total: 3 },
        { done: 2, total: 3 },
      ]);
    });

    test('reports its progress to a subscription, before it begins and after its end', async () => {
      const seen: unknown[] = [];
      const onClose = vi.fn();
      const watch = { method: 'batching.progress', params: { id: 'mine' } };
      await client().subscribe(watch, { onData: (json) => seen.push(json), onClose, signal: testEnd.signal });
      const call = JSON.stringify({ action: 'call', method: 'auth.logout' });
      await fetch(`${adapter.url}/_rpc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-Batch-Progress': 'mine' },
        body: `[${call},${call}]`,
      });
      await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), pollFast);
      expect(seen).toEqual([0, 1, 2].map((done) => ({ done, total: 2 })));

      const late = await new Promise((resolve) =>
        client().subscribe(watch, { onData: resolve, signal: testEnd.signal }),
      );
      expect(late).toEqual({ done: 2, total: 2 });
    });
  });

  describe('a stream', () => {
    const count = (params: object) => ({ method: 'protocol.count', params: { everyMs: 1, ...params } });

    test('delivers data until it ends', async () => {
      const seen: unknown[] = [];
      const onError = vi.fn();
      await new Promise<void>((onClose) =>
        client().subscribe(count({ to: 3 }), { onData: (json) => seen.push(json), onError, onClose }),
      );
      expect(seen).toEqual([1, 2, 3]);
      expect(onError).not.toHaveBeenCalled();
    });

    test('that breaks reports an error', async () => {
      const onError = vi.fn();
      await new Promise<void>((onClose) =>
        client().subscribe(count({ to: 1, everyMs: 20, breaks: true }), {
          onData: () => {},
          onError,
          onClose,
        }),
      );
      expect(onError.mock.calls).toEqual([[new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR')]]);
    });

    test.each([false, true])('is opened again if `reconnect` is set (broken: %s)', async (breaks) => {
      const seen: unknown[] = [];
      const onError = vi.fn();
      const stream = await client().subscribe(count({ to: 1, everyMs: breaks ? 20 : 1, breaks }), {
        onData: (json) => seen.push(json),
        onError,
        reconnect: true,
        signal: testEnd.signal,
      });
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(2), pollFast);
      stream.close();
      expect(onError.mock.calls.length > 0).toBe(breaks);
    });

    test.each(['close', 'signal'] as const)('ends its request with its %s', async (means) => {
      const stopped = vi.spyOn(globalThis, 'clearInterval');
      onTestFinished(() => stopped.mockRestore());
      const onData = vi.fn();
      const onError = vi.fn();
      const onClose = vi.fn();
      const stream = await client().subscribe(count({ to: 1000 }), {
        onData,
        onError,
        onClose,
        signal: testEnd.signal,
      });
      await vi.waitFor(() => expect(onData).toHaveBeenCalled(), pollFast);
      // `waitFor` clears intervals of its own.
      stopped.mockClear();
      if (means === 'close') stream.close();
      else testEnd.abort();
      const delivered = onData.mock.calls.length;
      while (stopped.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), pollFast);
      expect(onData).toHaveBeenCalledTimes(delivered);
      expect(onError).not.toHaveBeenCalled();
    });

    test('is not opened twice, and can be opened again after it was closed', async () => {
      const stream = await client().subscribe(count({ to: 1000, everyMs: 50 }), {
        onData: () => {},
        signal: testEnd.signal,
      });
      expect(await stream.open()).toEqual({ status: 'ok', data: 'ALREADY_OPENED' });
      stream.close();
      await vi.waitFor(
        async () => expect(await stream.open()).toEqual({ status: 'ok', data: 'OPENED' }),
        pollFast,
      );
      stream.close();
    });

    test.each([
      ['of an unknown method', { method: 'of.nothing' }],
      ['of a method that is not a stream', { method: 'auth.logout' }],
      ['with wrong params', count({ to: 0 })],
    ])('%s cannot be opened', async (_what, call) => {
      await expect(client().subscribe(call, { onData: () => {}, reconnect: true })).rejects.toEqual(
        new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR'),
      );
    });
  });
});
