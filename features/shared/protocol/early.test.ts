import { afterEach, expect, it, vi } from 'vitest';
import { type SentCall, toSentCall } from './core';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const early = (method: string, id: number, params?: object) =>
  toSentCall('call', { method, params, meta: { country: 'BA' } }, id);

const answer = (data: unknown, id: number) => Response.json({ status: 'ok', data, meta: { id } });

/** A response as the boot script keeps it: a failure has a handler. */
function answered(respond: () => Promise<Response>): Promise<Response> {
  const response = respond();
  response.catch(() => undefined);
  return response;
}

/** A client on a page that has sent these calls before, and what it sends itself. */
async function clientAfter(calls: { sent: SentCall; response: Promise<Response> }[]) {
  vi.stubGlobal('earlyCalls', calls);
  const fetched: SentCall[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body: SentCall = JSON.parse(String(init.body));
    fetched.push(body);
    return answer('late', body.meta.id);
  });
  const { createRpcClient } = await import('./client');
  return { rpc: createRpcClient({ url: 'http://localhost/_rpc', meta: () => ({ country: 'BA' }) }), fetched };
}

it('a call that was sent early is not sent again, and its answer is given out once', async () => {
  const { rpc, fetched } = await clientAfter([
    { sent: early('auth.checkLogin', 1), response: Promise.resolve(answer('early', 1)) },
  ]);
  await expect(rpc.call({ method: 'auth.checkLogin' })).resolves.toBe('early');
  expect(fetched).toEqual([]);
  await expect(rpc.call({ method: 'auth.checkLogin' })).resolves.toBe('late');
  expect(fetched).toHaveLength(1);
});

it('numbers go on after those of the early calls', async () => {
  const { rpc, fetched } = await clientAfter([
    { sent: early('a', 1), response: Promise.resolve(answer(1, 1)) },
    { sent: early('b', 2), response: Promise.resolve(answer(2, 2)) },
  ]);
  await rpc.call({ method: 'c' });
  await rpc.call({ method: 'a' });
  await rpc.call({ method: 'c' });
  expect(fetched.map(({ meta }) => meta.id)).toEqual([3, 4]);
});

it.each([
  ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['with an HTTP error', () => Promise.resolve(new Response('', { status: 502 }))],
])('an early call %s is sent again', async (_how, respond) => {
  const { rpc, fetched } = await clientAfter([
    { sent: early('auth.checkLogin', 1), response: answered(respond) },
  ]);
  await expect(rpc.call({ method: 'auth.checkLogin' })).resolves.toBe('late');
  expect(fetched).toHaveLength(1);
});

it('another country, parameter or method is another call', async () => {
  const sent = early('offers.f.getSlog', 1, { Slog: 'libido' });
  const { rpc, fetched } = await clientAfter([{ sent, response: Promise.resolve(answer('early', 1)) }]);
  await rpc.call({ method: 'offers.f.getSlog', params: { Slog: 'alpha-potent' } });
  await rpc.call({ method: 'offers.f.getSlog', params: { Slog: 'libido' }, meta: { country: 'HR' } });
  expect(fetched).toHaveLength(2);
  await expect(rpc.call({ method: 'offers.f.getSlog', params: { Slog: 'libido' } })).resolves.toBe('early');
});

it('a call that is cancelled while its early answer is awaited rejects', async () => {
  const { rpc } = await clientAfter([{ sent: early('a', 1), response: Promise.resolve(answer(1, 1)) }]);
  const stop = new AbortController();
  const call = rpc.call({ method: 'a' }, { signal: stop.signal });
  queueMicrotask(() => stop.abort(new Error('left')));
  await expect(call).rejects.toThrow('left');
});
