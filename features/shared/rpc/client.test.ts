import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRpcClient, isClientFailure, RpcError } from '.';

interface Sent {
  url: string;
  init: RequestInit;
  body: unknown;
}

/** Answers every request with what `answer` makes of its body. */
function serve(answer: (body: never) => unknown, status = 200) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const body = JSON.parse(String(init.body));
    sent.push({ url, init, body });
    const reply = answer(body as never);
    return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply), { status });
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const client = () => createRpcClient({ url: 'http://localhost/_rpc', meta: () => ({ country: 'BA' }) });
const ok = (data: unknown) => (call: { meta: object }) => ({ status: 'ok', data, meta: call.meta });

describe('call', () => {
  it('sends one object with credentials and gives the data', async () => {
    const sent = serve(ok({ Name: 'Libido' }));
    const rpc = client();
    await expect(rpc.call({ method: 'a.b', params: { Slog: 'libido' } })).resolves.toEqual({
      Name: 'Libido',
    });
    await rpc.call({ method: 'a.c', args: { x: 1 }, meta: { key: 'k' } });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(sent.map(({ body }) => body)).toEqual([
      { action: 'call', method: 'a.b', params: { Slog: 'libido' }, meta: { country: 'BA', id: 1 } },
      { action: 'call', method: 'a.c', args: { x: 1 }, meta: { country: 'BA', key: 'k', id: 2 } },
    ]);
  });

  it('lets a file go alone', async () => {
    const sent = serve(ok(1));
    const file = { method: 'a', params: { ImageFile: new File(['x'], 'x.png') } };
    await expect(client().batch([file, { method: 'b' }])).rejects.toMatchObject({ code: 'RPC_CLIENT_ERROR' });
    expect(sent).toEqual([]);
  });

  it('rejects with the code of the backend', async () => {
    serve((call: { meta: object }) => ({ status: 'error', data: 'NOT_FOUND', meta: call.meta }));
    await expect(client().call({ method: 'a' })).rejects.toEqual(new RpcError('NOT_FOUND'));
  });

  it('says SERVER_ERROR of an answer without data', async () => {
    serve((call: { meta: object }) => ({ status: 'ok', meta: call.meta }));
    await expect(client().call({ method: 'a' })).rejects.toMatchObject({ code: 'SERVER_ERROR' });
  });

  it('says CLIENT_RPC_ID_NOT_FOUND of an answer that nobody asked for', async () => {
    serve(() => ({ status: 'ok', data: 1, meta: { id: 99 } }));
    await expect(client().call({ method: 'a' })).rejects.toMatchObject({ code: 'CLIENT_RPC_ID_NOT_FOUND' });
  });

  it.each([
    ['HTML', () => serve(() => '<h1>502</h1>')],
    ['HTTP 500', () => serve(ok(1), 500)],
    ['another shape', () => serve(() => ({ hello: 'world' }))],
    ['no network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('says RPC_CLIENT_ERROR of %s', async (_what, arrange) => {
    arrange();
    const failure = await client()
      .call({ method: 'a' })
      .catch((error: unknown) => error);
    expect(isClientFailure(failure)).toBe(true);
  });

  it('rejects a call without a method or with params that are no object, sending nothing', async () => {
    const sent = serve(ok(1));
    await expect(client().call({ method: '' })).rejects.toMatchObject({ code: 'RPC_CLIENT_ERROR' });
    await expect(client().call({ method: 'a', params: ['x'] })).rejects.toMatchObject({
      code: 'RPC_CLIENT_ERROR',
    });
    expect(sent).toEqual([]);
  });

  it('rejects with the reason of its signal, which is no failure of the network', async () => {
    serve(ok(1));
    const reason = new Error('left the page');
    const failure = client().call({ method: 'a' }, { signal: AbortSignal.abort(reason) });
    await expect(failure).rejects.toBe(reason);
  });
});

describe('batch', () => {
  it('sends an array and matches answers by id, in whatever order they come', async () => {
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

  it('has nothing to do for no calls', async () => {
    await expect(client().batch([])).rejects.toMatchObject({ code: 'NOTHING_TO_PROCESS' });
  });
});
