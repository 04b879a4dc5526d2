import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRpcClient } from './client';
import { RpcError } from './errors';
import type { RpcSubscribeOptions } from './types';
import './later';

/** The body of the last stream that was opened, and how often one was asked for. */
let fetched: ReturnType<typeof vi.fn>;
let body: ReadableStreamDefaultController<Uint8Array>;

const send = (text: string) => body.enqueue(new TextEncoder().encode(text));
const streamed = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        body = controller;
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );

beforeEach(() => {
  vi.useFakeTimers();
  fetched = vi.fn(async (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return streamed();
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const subscribe = (options: Partial<RpcSubscribeOptions> = {}) =>
  createRpcClient({ url: 'http://localhost/_rpc', meta: () => ({ country: 'BA' }) }).subscribe(
    { method: 'a.b', params: { x: 1 }, meta: { key: 'k' } },
    { onData: () => {}, ...options },
  );

/** An open stream. */
async function opened(options: Partial<RpcSubscribeOptions> = {}) {
  const stream = subscribe(options);
  await vi.advanceTimersByTimeAsync(500);
  return stream;
}

it('opens 500 ms after it is asked to', async () => {
  const stream = subscribe();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stream;
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toEqual({
    action: 'subscribe',
    method: 'a.b',
    params: { x: 1 },
    meta: { country: 'BA', key: 'k', id: 1 },
  });
});

it.each([
  ['at its end', () => body.close(), 0],
  ['broken', () => body.error(new Error('lost')), 1],
  ['after an event that is none', () => send('data: {"what": 1}\n\n'), 1],
  ['after an event that is no JSON', () => send('data: <h1>\n\n'), 1],
])('opens again 1000 ms after its loss: %s', async (_how, lose, errors) => {
  const onError = vi.fn();
  const onClose = vi.fn();
  const stream = await opened({ reconnect: true, onError, onClose });
  lose();
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(errors);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
  stream.close();
});

it('goes on trying while it cannot be opened again, until it is closed', async () => {
  const onError = vi.fn();
  const onClose = vi.fn();
  const stream = await opened({ reconnect: true, onError, onClose });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  body.close();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(onError.mock.calls).toEqual(Array(3).fill([new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR')]));
  stream.close();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(onClose).toHaveBeenCalledOnce();
});

it('does not open again what had never opened', async () => {
  fetched.mockResolvedValue(new Response('busy', { status: 503 }));
  const failure = expect(subscribe({ reconnect: true })).rejects.toEqual(
    new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR'),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  await failure;
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('is not opened at all when its signal comes first', async () => {
  const leaving = new AbortController();
  const failure = expect(subscribe({ signal: leaving.signal })).rejects.toBe('left the page');
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort('left the page');
  await failure;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).not.toHaveBeenCalled();
});

it('puts events together from whatever pieces they come in, and reads nothing else', async () => {
  const seen: unknown[] = [];
  const stream = await opened({ onData: (json) => seen.push(json) });
  for (const piece of [
    ': open\n\nid: 7\r\ndata: {"json"',
    ':\r\ndata: "č"}\r',
    '\n\r\n',
    'data: {"json":null}\n\n',
  ]) {
    send(piece);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(seen).toEqual(['č', null]);
  stream.close();
});

it('delivers nothing after it was closed', async () => {
  const onData = vi.fn(() => stream.close());
  const stream = await opened({ onData });
  send('data: {"json":1}\n\ndata: {"json":2}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(onData.mock.calls).toEqual([[1]]);
});

it.each([
  ['RPC_CLIENT_EVENT_WITHOUT_CALLBACK', { onData: undefined }],
  ['RPC_CLIENT_ERROR', { onData: 'console.log' }],
  ['RPC_CLIENT_ERROR', { onError: 7 }],
  ['RPC_CLIENT_ERROR', { onClose: {} }],
])('rejects with %s: %o, sending nothing', async (code, wrong) => {
  // What JavaScript lets through, TypeScript does not.
  await expect(subscribe(wrong as object)).rejects.toEqual(new RpcError(code));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).not.toHaveBeenCalled();
});
