import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRpcClient } from './client';
import { RpcError } from './errors';
import type { RpcSubscribeOptions } from './types';
import './later';

let fetched: ReturnType<typeof vi.fn>;
/** The body of the last opened stream. */
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

/** Opens a stream and waits until it is open. */
async function opened(options: Partial<RpcSubscribeOptions> = {}) {
  const stream = subscribe(options);
  await vi.advanceTimersByTimeAsync(500);
  return stream;
}

it('opens after 500 ms', async () => {
  const stream = subscribe();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stream;
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toEqual({
    action: 'subscribe',
    method: 'a.b',
    params: { x: 1 },
    meta: { country: 'BA', key: 'k', id: expect.any(Number) },
  });
});

it.each([
  ['it ended', () => body.close(), 0],
  ['it broke', () => body.error(new Error('connection lost')), 1],
  ['an event without `json`', () => send('data: {"what": 1}\n\n'), 1],
  ['an event that is not JSON', () => send('data: <h1>\n\n'), 1],
])('reconnects 1000 ms after %s', async (_when, interrupt, errors) => {
  const onError = vi.fn();
  const onClose = vi.fn();
  const stream = await opened({ reconnect: true, onError, onClose });
  interrupt();
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(errors);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
  stream.close();
});

it('keeps trying to reconnect until it is closed', async () => {
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

it('does not reconnect a stream that never opened', async () => {
  fetched.mockResolvedValue(new Response('busy', { status: 503 }));
  const failure = expect(subscribe({ reconnect: true })).rejects.toEqual(
    new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR'),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  await failure;
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('does not open when its signal aborts first', async () => {
  const leaving = new AbortController();
  const failure = expect(subscribe({ signal: leaving.signal })).rejects.toBe('left the page');
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort('left the page');
  await failure;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).not.toHaveBeenCalled();
});

it('joins events that are split across network chunks, and ignores other lines', async () => {
  const seen: unknown[] = [];
  const stream = await opened({ onData: (json) => seen.push(json) });
  for (const chunk of [
    ': open\n\nid: 7\r\ndata: {"json"',
    ':\r\ndata: "č"}\r',
    '\n\r\n',
    'data: {"json":null}\n\n',
  ]) {
    send(chunk);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(seen).toEqual(['č', null]);
  stream.close();
});

it('delivers nothing once it is closed', async () => {
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
])('rejects with %s and sends nothing: %o', async (code, wrong) => {
  // Only untyped code can pass these.
  await expect(subscribe(wrong as object)).rejects.toEqual(new RpcError(code));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).not.toHaveBeenCalled();
});
