import { afterEach, expect, it, vi } from 'vitest';
import { createRpcClient, RpcError } from '../protocol';
import { type EarlyResponses, withEarly } from './early';

afterEach(() => vi.unstubAllGlobals());

const answer = (data: unknown, status = 'ok', id = -1) => Response.json({ status, data, meta: { id } });

/** A client on a page whose boot script has asked for this, and what the client sends itself. */
function clientAfter(early: EarlyResponses) {
  vi.stubGlobal('early', early);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { method, meta } = JSON.parse(String(init.body));
    sent.push(method);
    return Response.json({ status: 'ok', data: 'late', meta });
  });
  return { rpc: createRpcClient({ url: 'http://localhost/_rpc' }), sent };
}

const check = { method: 'auth.checkLogin' } as const;

it('an answer that the boot script has asked for is not asked for again, and is given out once', async () => {
  const { rpc, sent } = clientAfter({ session: Promise.resolve(answer('early')) });
  await expect(withEarly(rpc, 'session').call(check)).resolves.toBe('early');
  expect(sent).toEqual([]);
  await expect(withEarly(rpc, 'session').call(check)).resolves.toBe('late');
  expect(sent).toEqual(['auth.checkLogin']);
});

it('a refusal is an answer', async () => {
  const { rpc, sent } = clientAfter({ session: Promise.resolve(answer('NOT_LOGGED_IN', 'error')) });
  await expect(withEarly(rpc, 'session').call(check)).rejects.toEqual(new RpcError('NOT_LOGGED_IN'));
  expect(sent).toEqual([]);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is an HTTP error', () => Promise.resolve(new Response('', { status: 502 }))],
  ['is to another call', () => Promise.resolve(answer('foreign', 'ok', 7))],
  ['is another page', () => Promise.resolve(new Response('<h1>Log in to the network</h1>'))],
])('an answer that %s is asked for again', async (_how, respond) => {
  const { rpc, sent } = clientAfter({ session: respond() });
  await expect(withEarly(rpc, 'session').call(check)).resolves.toBe('late');
  expect(sent).toHaveLength(1);
});

it('an answer is taken only under its name', async () => {
  const { rpc, sent } = clientAfter({ 'offer/libido': Promise.resolve(answer('early')) });
  const askFor = (slug: string) =>
    withEarly(rpc, `offer/${slug}`).call({ method: 'offers.f.getSlog', params: { Slog: slug } });
  await expect(askFor('alpha-potent')).resolves.toBe('late');
  await expect(askFor('libido')).resolves.toBe('early');
  expect(sent).toHaveLength(1);
});

it('a call that is cancelled while the early answer is awaited sends nothing', async () => {
  const { rpc, sent } = clientAfter({ session: Promise.reject(new TypeError('Failed to fetch')) });
  const stop = new AbortController();
  const call = withEarly(rpc, 'session').call(check, { signal: stop.signal });
  queueMicrotask(() => stop.abort(new Error('left')));
  await expect(call).rejects.toThrow('left');
  expect(sent).toEqual([]);
});
