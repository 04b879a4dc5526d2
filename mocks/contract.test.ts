import { setupServer } from 'msw/node';
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
import { resetToken } from './backend';
import { newUser } from './backend/testing';
import { backendHandlers } from './browser';
import { catalogue, fixtures, offerSlugs } from './fixtures';
import type { ScenarioName } from './scenarios';
import { startServer } from './server';

interface Adapter {
  url: string;
  stop: () => Promise<void> | void;
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

/** What serves the mock backend: the HTTP port of `npm start`, and the MSW handlers behind every story. */
const adapters: [string, (scenarios: ScenarioName[]) => Promise<Adapter>][] = [
  [
    'an HTTP port',
    async (scenarios) => {
      const { url, close } = await startServer({ port: 0, scenarios, log: () => {} });
      keepCookies();
      return { url, stop: close };
    },
  ],
  [
    'MSW',
    async (scenarios) => {
      const url = 'http://backend.test';
      const worker = setupServer(...backendHandlers({ scenarios, imageBase: url }));
      worker.listen({ onUnhandledRequest: 'error' });
      return { url, stop: () => worker.close() };
    },
  ],
];

const { UserInfo, Password } = fixtures.BA.member;
const credentials = { username: UserInfo.Email, password: Password };
const [leadId = ''] = Object.keys(fixtures.BA.shipments);
const order = {
  Articles: [{ ID: 1, Quantity: 2 }],
  FirstName: 'Nova',
  LastName: 'Osoba',
  PhoneNumber: '38762999888',
};
const review = { OfferID: 1, Rating: 5, Review: 'Dobro je.', ReviewHead: 'Dobro', Attachments: [] };
const passwords = { oldPassword: Password, newPassword: 'sasvim-nova' };
const reset = { Email: UserInfo.Email, Token: resetToken, NewPassword: 'sasvim-nova' };
const requestReset = { method: 'auth.generateToken', params: { Email: UserInfo.Email } };
const addOther = { method: 'shopUsers.f.add', params: newUser };

/** The contract's table of methods: the call, the caller, the outcome. A string outcome is an error code. */
const methods: [
  method: string,
  call: Omit<RpcCall, 'method'>,
  caller: 'visitor' | 'member',
  outcome: unknown,
][] = [
  ['offers.f.getAll', {}, 'visitor', { length: offerSlugs.length }],
  [
    'offers.f.getAll',
    { args: { filters: [{ name: 'ChildOffers', op: 'ne', value: null }], includeReviews: true } },
    'visitor',
    { 0: { ChildOffers: [{}, {}], Rating: expect.any(Number), RatingCount: expect.any(Number) } },
  ],
  [
    'offers.f.getSlog',
    { params: { Slog: 'libido' } },
    'visitor',
    { Slog: 'libido', RatingCount: expect.any(Number) },
  ],
  ['offers.f.getSlog', { params: { Slog: 'nepoznato' } }, 'visitor', 'NOT_FOUND'],
  ['auth.loginShop', { params: credentials }, 'visitor', { UserInfo }],
  ['auth.loginShop', { params: { ...credentials, password: 'pogresna1' } }, 'visitor', 'WRONG_CREDENTIALS'],
  ['auth.logout', {}, 'visitor', true],
  ['auth.logout', {}, 'member', true],
  ['auth.checkLogin', {}, 'member', { UserInfo }],
  ['auth.checkLogin', {}, 'visitor', 'NOT_LOGGED_IN'],
  ['auth.generateToken', requestReset, 'visitor', true],
  ['auth.generateToken', { params: { Email: 'niko@example.com' } }, 'visitor', 'NOT_FOUND'],
  ['auth.resetPassword', { params: reset }, 'visitor', true],
  ['auth.resetPassword', { params: { ...reset, Token: '000000' } }, 'visitor', 'TOKEN_INVALID'],
  ['auth.resetPassword', { params: { ...reset, NewPassword: '1234567' } }, 'visitor', 'PASSWORD_SHORT'],
  [
    'shopUsers.f.add',
    { params: { ...newUser, Username: 'a', Email: 'b@c.ba', PhoneNumber: '38761' } },
    'visitor',
    /^\d+$/,
  ],
  ['shopUsers.f.add', { params: { ...newUser, Username: UserInfo.Username } }, 'visitor', 'USERNAME_EXISTS'],
  [
    'shopUsers.f.add',
    { params: { ...newUser, Username: 'a', Email: UserInfo.Email } },
    'visitor',
    'EMAIL_EXISTS',
  ],
  [
    'shopUsers.f.add',
    { params: { ...newUser, Username: 'a', Email: 'b@c.ba', PhoneNumber: UserInfo.PhoneNumber } },
    'visitor',
    'PHONE_EXISTS',
  ],
  ['shopUsers.f.add', { params: { ...newUser, Password: 'kratka1' } }, 'visitor', 'PASSWORD_SHORT'],
  ['shopUsers.f.edit', { params: { FirstName: 'Drugo' } }, 'member', { UserInfo: { FirstName: 'Drugo' } }],
  ['shopUsers.f.edit', { params: { FirstName: 'Drugo' } }, 'visitor', 'NOT_LOGGED_IN'],
  ['shopUsers.f.edit', { params: { Username: newUser.Username } }, 'member', 'USERNAME_EXISTS'],
  ['shopUsers.f.edit', { params: { Email: newUser.Email } }, 'member', 'EMAIL_EXISTS'],
  ['shopUsers.f.edit', { params: { PhoneNumber: newUser.PhoneNumber } }, 'member', 'PHONE_EXISTS'],
  ['shopUsers.f.changePassword', { params: passwords }, 'member', true],
  [
    'shopUsers.f.changePassword',
    { params: { ...passwords, oldPassword: 'x' } },
    'member',
    'WRONG_CREDENTIALS',
  ],
  ['shopUsers.f.changePassword', { params: { ...passwords, newPassword: 'x' } }, 'member', 'PASSWORD_SHORT'],
  ['shopUsers.f.changePassword', { params: passwords }, 'visitor', 'NOT_LOGGED_IN'],
  ['shopOrders.f.getAll', {}, 'member', { length: fixtures.BA.member.Orders.length }],
  ['shopOrders.f.getAll', {}, 'visitor', 'NOT_LOGGED_IN'],
  ['shopOrders.add', { params: order }, 'member', expect.any(Number)],
  ['shopOrders.add', { params: order }, 'visitor', 'NOT_LOGGED_IN'],
  ['shopOrders.add', { params: { ...order, Articles: [] } }, 'member', 'NO_ARTICLES'],
  ['shopOrders.add', { params: { ...order, Articles: [{ ID: 999, Quantity: 1 }] } }, 'member', 'NOT_FOUND'],
  ['shopReviews.getAll', { params: { OfferID: 1, orders: 'withFiles' } }, 'visitor', { 0: { OfferID: 1 } }],
  [
    'shopReviews.getAll',
    { params: { OfferID: 1, orders: ['Rating', 'asc'] } },
    'visitor',
    { 0: { OfferID: 1 } },
  ],
  ['shopReviews.add', { params: review }, 'member', /./],
  ['shopReviews.add', { params: review }, 'visitor', 'NOT_LOGGED_IN'],
  ['of.nothing', {}, 'visitor', 'METHOD_NOT_FOUND'],
  ['offers.f.getSlog', {}, 'visitor', 'PARAMS_INVALID'],
];

const pollFast = { interval: 5 };

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'slika.jpg');

/** A call with a file in wire format. The client's own upload needs a browser (`For developers/RPC client`). */
function upload(file: File): FormData {
  const params = { ImageName: 'Slika', ImageTag: 'offer' };
  const form = new FormData();
  form.append('call', JSON.stringify({ action: 'call', method: 'staticContent.images.f.upload', params }));
  form.append('ImageFile', file);
  return form;
}

const offerAndReviews = (Slog: string, field = 'ID') => [
  { method: 'offers.f.getSlog', params: { Slog }, meta: { as: 'offer' } },
  { method: 'shopReviews.getAll', bind: { to: { meta: { as: 'offer' } }, params: { OfferID: field } } },
];

describe.each(adapters)('over %s', (_name, start) => {
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
      meta: () => ({ country: 'BA' }),
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

  test.each(methods)('%s %o of a %s: %o', async (method, call, caller, outcome) => {
    const rpc = client();
    if (method === 'auth.resetPassword') await rpc.call(requestReset);
    if (method === 'shopUsers.f.edit') await rpc.call(addOther);
    if (caller === 'member') await rpc.call({ method: 'auth.loginShop', params: credentials });
    const answer = rpc.call({ ...call, method });
    if (typeof outcome === 'string') await expect(answer).rejects.toEqual(new RpcError(outcome));
    else if (outcome instanceof RegExp) expect(String(await answer)).toMatch(outcome);
    else if (outcome instanceof Object && !('asymmetricMatch' in outcome)) {
      expect(await answer).toMatchObject(outcome);
    } else expect(await answer).toEqual(outcome);
  });

  test('a session lasts from the login to the logout', async () => {
    const rpc = client();
    await rpc.call({ method: 'auth.loginShop', params: credentials });
    expect(await rpc.call({ method: 'auth.checkLogin' })).toEqual({ UserInfo });
    await rpc.call({ method: 'auth.logout' });
    await expect(rpc.call({ method: 'auth.checkLogin' })).rejects.toEqual(new RpcError('NOT_LOGGED_IN'));
  });

  test('a logged-in user uploads an image, which can be fetched', async () => {
    const refused = await (await post('/_rpc', upload(jpeg))).json();
    expect(refused).toMatchObject({ status: 'error', data: 'NOT_LOGGED_IN' });
    await client().call({ method: 'auth.loginShop', params: credentials });
    const text = new File(['Nije slika'], 'slika.jpg', { type: 'image/jpeg' });
    expect(await (await post('/_rpc', upload(text))).json()).toMatchObject({ data: 'NOT_AN_IMAGE' });
    const { status, data } = await (await post('/_rpc', upload(jpeg))).json();
    expect([status, data.ImageName]).toEqual(['ok', 'Slika']);
    expect((await fetch(data.Url)).headers.get('content-type')).toBe('image/jpeg');
  });

  test.each([
    [
      '/api/deals/getShippmentStatus',
      { LeadID: leadId },
      { status: 'ok', data: fixtures.BA.shipments[leadId] },
    ],
    ['/api/deals/getShippmentStatus', { LeadID: '0' }, { status: 'error' }],
    ['/api/leads/addSubscriber', { Email: 'a@b.ba', FirstLastName: 'A B', Group: 'list' }, { status: 'ok' }],
    ['/api/leads/addSubscriber', { PhoneNumber: '38761222333', OfferID: 1 }, { status: 'ok' }],
    [
      '/api/leads/clubJoin',
      { FirstLastName: 'A B', PhoneNumber: '38761222333', ClubName: '{product}', Country: 'SI' },
      { status: 'ok' },
    ],
    ['/api/leads/clubJoin', {}, { status: 'error' }],
  ])('%s %o: %o', async (path, body, answer) => {
    expect(await postJson(path, body)).toEqual(answer);
  });

  test('/geo answers the country of the visitor', async () => {
    expect(await (await fetch(`${adapter.url}/geo`)).json()).toEqual({ country_code: 'BA' });
  });

  describe('a request', () => {
    const call = JSON.stringify({ action: 'call', method: 'auth.checkLogin' });

    test.each([
      ['plain text, which a form on another site can send', call, 'text/plain'],
      ['no content type', new Blob([call]), undefined],
      ['a form', 'call=1', 'application/x-www-form-urlencoded'],
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
      const waits = [40, 40, 40].map((ms) => ({ method: 'protocol.wait', params: { ms } }));
      const results = await client().batch(waits, { onBatchProgress });
      expect(results).toEqual(waits.map(() => ({ status: 'ok', data: 40 })));
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
      await vi.waitFor(async () => expect(await stream.open()).toEqual({ status: 'ok', data: 'OPENED' }), {
        interval: 5,
      });
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
