import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRpcClient } from './client';
import { isClientFailure, RpcError } from './errors';

interface Sent {
  url: string;
  init: RequestInit;
  body: unknown;
}

/** Answers every request with `answer(body)`. */
function serve(answer: (body: never) => unknown) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const body = JSON.parse(String(init.body));
    sent.push({ url, init, body });
    const reply = answer(body as never);
    return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const client = () => createRpcClient({ url: 'http://localhost/_rpc', meta: { country: 'BA' } });
const ok = (data: unknown) => (call: { meta: object }) => ({ status: 'ok', data, meta: call.meta });

describe('call', () => {
  it('sends one object with credentials and resolves to the data', async () => {
    const sent = serve(ok({ Name: 'Libido' }));
    const rpc = client();
    await expect(rpc.call({ method: 'a.b', params: { Slog: 'libido' } })).resolves.toEqual({
      Name: 'Libido',
    });
    await rpc.call({ method: 'a.c', args: { x: 1 }, meta: { key: 'k' } });
    expect(sent[0]).toMatchObject({
      url: 'http://localhost/_rpc',
      init: { method: 'POST', credentials: 'include', signal: null, priority: 'auto' },
    });
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        action: 'call',
        method: 'a.b',
        params: { Slog: 'libido' },
        meta: { country: 'BA', id: expect.any(Number) },
      },
      {
        action: 'call',
        method: 'a.c',
        args: { x: 1 },
        meta: { country: 'BA', key: 'k', id: expect.any(Number) },
      },
    ]);
  });

  it('numbers the calls of all clients of a page with one counter', async () => {
    const sent = serve(ok(1));
    const [first, second] = [client(), client()];
    for (const rpc of [first, second, first, second]) await rpc.call({ method: 'a' });
    const ids = sent.map(({ body }) => (body as { meta: { id: number } }).meta.id);
    const [start = 0] = ids;
    expect(ids).toEqual([start, start + 1, start + 2, start + 3]);
  });

  it('rejects a call with a file in a batch', async () => {
    const sent = serve(ok(1));
    const file = { method: 'a', params: { ImageFile: new File(['x'], 'x.png') } };
    await expect(client().batch([file, { method: 'b' }])).rejects.toMatchObject({ code: 'RPC_CLIENT_ERROR' });
    expect(sent).toEqual([]);
  });

  it('rejects with SERVER_ERROR when an answer has no data', async () => {
    serve((call: { meta: object }) => ({ status: 'ok', meta: call.meta }));
    await expect(client().call({ method: 'a' })).rejects.toMatchObject({ code: 'SERVER_ERROR' });
  });

  it('rejects with CLIENT_RPC_ID_NOT_FOUND when an answer belongs to no call', async () => {
    serve(() => ({ status: 'ok', data: 1, meta: { id: -1 } }));
    await expect(client().call({ method: 'a' })).rejects.toMatchObject({ code: 'CLIENT_RPC_ID_NOT_FOUND' });
  });

  it.each([
    ['HTML', '<h1>502</h1>'],
    ['of another shape', { hello: 'world' }],
  ])('rejects with RPC_CLIENT_ERROR when the answer is %s', async (_what, answer) => {
    serve(() => answer);
    const failure = await client()
      .call({ method: 'a' })
      .catch((error: unknown) => error);
    expect(isClientFailure(failure)).toBe(true);
  });

  it('rejects with an error code that it does not know, as with any other: the server has answered', async () => {
    serve((call: { meta: object }) => ({ status: 'error', data: 'NEVER_HEARD', meta: call.meta }));
    const failure = await client()
      .call({ method: 'a' })
      .catch((error: unknown) => error);
    expect(failure).toEqual(new RpcError('NEVER_HEARD'));
    expect(isClientFailure(failure)).toBe(false);
  });

  it('resolves when the answer comes twice', async () => {
    serve((call: { meta: object }) => [ok(1)(call), ok(1)(call)]);
    await expect(client().call({ method: 'a' })).resolves.toBe(1);
  });

  it.each(['params', 'args', 'meta'])(
    'rejects %s that are not an object, names the method and sends nothing',
    async (part) => {
      const sent = serve(ok(1));
      for (const wrong of [['x'], null, 'x', 7])
        await expect(client().call({ method: 'a.b', [part]: wrong as object })).rejects.toEqual(
          new RpcError('RPC_CLIENT_ERROR', { cause: 'a.b: params, args and meta are objects' }),
        );
      expect(sent).toEqual([]);
    },
  );

  it('rejects a call without a method', async () => {
    await expect(client().call({ method: '' })).rejects.toEqual(
      new RpcError('RPC_CLIENT_ERROR', { cause: 'a call needs a method' }),
    );
  });

  it('rejects with the cause of a failure: the HTTP status, or the error of the network', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
    const failure = (cause: unknown) => new RpcError('RPC_CLIENT_ERROR', { cause });
    await expect(client().call({ method: 'a' })).rejects.toEqual(failure(new Error('HTTP 500')));
    const lost = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', () => Promise.reject(lost));
    const error: unknown = await client()
      .call({ method: 'a' })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'RPC_CLIENT_ERROR', cause: lost });
  });

  it('sends nothing when it is cancelled in the task that made it', async () => {
    const sent = serve(ok(1));
    const leaving = new AbortController();
    const failure = client().call({ method: 'a' }, { signal: leaving.signal });
    leaving.abort('left the page');
    await expect(failure).rejects.toBe('left the page');
    expect(sent).toEqual([]);
  });

  it('tells of each refusal, and not of an answer without data', async () => {
    const onRefused = vi.fn();
    serve((calls: { method: string; meta: object }[]) =>
      [calls]
        .flat()
        .map(({ method, meta }) =>
          method === 'good'
            ? { status: 'ok', data: 1, meta }
            : { status: 'error', data: method === 'empty' ? null : 'NOT_LOGGED_IN', meta },
        ),
    );
    const rpc = createRpcClient({ url: '', onRefused });
    await rpc.batch([{ method: 'good' }, { method: 'bad' }, { method: 'empty' }]);
    expect(onRefused.mock.calls).toEqual([['NOT_LOGGED_IN', expect.any(Number)]]);
  });
});

describe('callbacks', () => {
  it('get the data or the error; the promise resolves to nothing', async () => {
    serve((call: { method: string; meta: object }) =>
      call.method === 'good' ? ok(1)(call) : { status: 'error', data: 'NOT_LOGGED_IN', meta: call.meta },
    );
    const [onOk, onError] = [vi.fn(), vi.fn()];
    expect(await client().call({ method: 'good' }, { onOk, onError })).toBeUndefined();
    expect(await client().call({ method: 'bad' }, { onOk, onError })).toBeUndefined();
    expect(onOk.mock.calls).toEqual([[1]]);
    expect(onError.mock.calls).toEqual([[new RpcError('NOT_LOGGED_IN')]]);
  });

  it('get the results of a batch, or its error', async () => {
    serve((calls: { meta: object }[]) => [calls].flat().map(ok(1)));
    const [onOk, onError] = [vi.fn(), vi.fn()];
    const calls = [{ method: 'a' }, { method: 'b' }];
    expect(await client().batch(calls, { result: 'last', onOk, onError })).toBeUndefined();
    expect(await client().batch([], { onOk, onError })).toBeUndefined();
    expect(onOk.mock.calls).toEqual([[{ status: 'ok', data: 1 }]]);
    expect(onError.mock.calls).toEqual([[new RpcError('NOTHING_TO_PROCESS')]]);
  });

  it.each([
    ['one is not a function', { onOk: 'done', onError: () => {} }],
    ['one is missing', { onError: () => {} }],
    ['onBatchProgress is not a function', { onBatchProgress: 'show' }],
  ])('are rejected before anything is sent when %s', async (what, wrong) => {
    const sent = serve(ok(1));
    // Only untyped code can pass these.
    const options = wrong as object;
    const failure = { code: 'RPC_CLIENT_ERROR' };
    await expect(client().batch([{ method: 'a' }], options)).rejects.toMatchObject(failure);
    if (!what.startsWith('onBatchProgress')) {
      await expect(client().call({ method: 'a' }, options)).rejects.toMatchObject(failure);
    }
    expect(sent).toEqual([]);
  });
});

describe('batch', () => {
  it('sends an array and matches answers by id, in any order', async () => {
    const sent = serve((calls: { method: string; meta: object }[]) =>
      calls
        .map((call) =>
          call.method === 'bad'
            ? { status: 'error', data: 'NOT_LOGGED_IN', meta: call.meta }
            : { status: 'ok', data: call.method, meta: call.meta },
        )
        .reverse(),
    );
    const results = await client().batch([{ method: 'a' }, { method: 'bad' }, { method: 'c' }]);
    expect(results).toEqual([
      { status: 'ok', data: 'a' },
      { status: 'error', code: 'NOT_LOGGED_IN' },
      { status: 'ok', data: 'c' },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('resolves to the first or last answered result in call order', async () => {
    serve((calls: { method: string; meta: object }[]) =>
      calls
        .filter(({ method }) => method !== 'unanswered')
        .map((call) => ok(call.method)(call))
        .reverse(),
    );
    const calls = ['unanswered', 'a', 'b', 'unanswered'].map((method) => ({ method }));
    const unanswered = { status: 'error', code: 'SERVER_ERROR' };
    const [a, b] = ['a', 'b'].map((data) => ({ status: 'ok', data }));
    expect(await client().batch(calls)).toEqual([unanswered, a, b, unanswered]);
    expect(await client().batch(calls, { result: 'first' })).toEqual(a);
    expect(await client().batch(calls, { result: 'last' })).toEqual(b);
  });

  it('rejects with NOT_FOUND when there is no first result', async () => {
    serve(() => []);
    await expect(client().batch([{ method: 'a' }], { result: 'first' })).rejects.toEqual(
      new RpcError('NOT_FOUND'),
    );
  });

  it('sends a bind with the id or the method of its target', async () => {
    const sent = serve((calls: { meta: object }[]) => calls.map(ok(1)));
    const params = { OfferID: 'ID' };
    await client().batch([
      { method: 'b', bind: { to: { meta: { as: 'first', of: 2 } }, params } },
      { method: 'b', bind: { to: { method: 'a' }, params } },
      { method: 'b', bind: { to: { method: 'b' }, params } },
      { method: 'a', meta: { as: 'first', of: 1 } },
      { method: 'a', meta: { as: 'first', of: 2 } },
    ]);
    const target = (sent[0]?.body as { meta: { id: number } }[] | undefined)?.at(-1)?.meta.id;
    expect(sent[0]?.body).toMatchObject([
      { bind: { to: { meta: { id: target } }, params } },
      { bind: { to: { method: 'a' }, params } },
      { bind: { to: { method: 'b' }, params } },
      {},
      {},
    ]);
  });

  it.each([
    ['a method that is not in the batch', { method: 'c' }],
    ['itself', { method: 'b' }],
    ['a meta that no call has', { meta: { as: 'second' } }],
    ['an empty meta', { meta: {} }],
  ])('rejects a bind to %s with RPC_CLIENT_BIND_TO_NOT_FOUND, and sends nothing', async (_what, to) => {
    const sent = serve(ok(1));
    const calls = [
      { method: 'a', meta: { as: 'first' } },
      { method: 'b', bind: { to, params: {} } },
    ];
    await expect(client().batch(calls)).rejects.toMatchObject({ code: 'RPC_CLIENT_BIND_TO_NOT_FOUND' });
    expect(sent).toEqual([]);
  });

  it('opens no progress stream when it ends before the stream would open', async () => {
    vi.useFakeTimers();
    const sent = serve((calls: { meta: object }[]) => calls.map(ok(1)));
    const onBatchProgress = vi.fn();
    await client().batch([{ method: 'a' }, { method: 'b' }], { onBatchProgress });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(sent.map(({ init }) => new Headers(init.headers).get('x-batch-progress'))).toEqual([
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
    expect(onBatchProgress).not.toHaveBeenCalled();
  });

  it('rejects with NOTHING_TO_PROCESS when it has no calls', async () => {
    await expect(client().batch([])).rejects.toMatchObject({ code: 'NOTHING_TO_PROCESS' });
  });
});
