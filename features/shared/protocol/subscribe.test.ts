import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  createRpcClient({ url: 'http://localhost/_rpc', meta: { country: 'BA' } }).subscribe(
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

it('delivers nothing once it is closed', async () => {
  const onData = vi.fn(() => stream.close());
  const stream = await opened({ onData });
  send('data: {"json":1}\n\ndata: {"json":2}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(onData.mock.calls).toEqual([[1]]);
});

it.each([
  [{ code: 'RPC_CLIENT_EVENT_WITHOUT_CALLBACK' }, { onData: undefined }],
  [{ code: 'RPC_CLIENT_ERROR', cause: 'onError is a function' }, { onError: 7 }],
])('rejects with %o and sends nothing', async (failure, wrong) => {
  // Only untyped code can pass these.
  await expect(subscribe(wrong as object)).rejects.toMatchObject(failure);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).not.toHaveBeenCalled();
});

describe('without `reconnect`', () => {
  it.each([
    ['ends', () => body.close(), 0],
    ['breaks', () => body.error(new Error('connection lost')), 1],
  ])('a stream that %s is over', async (_how, interrupt, errors) => {
    const onError = vi.fn();
    const onClose = vi.fn();
    await opened({ onError, onClose });
    interrupt();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledTimes(errors);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('is opened once, and again only after it has closed', async () => {
  const stream = await opened();
  expect(await stream.open()).toEqual({ status: 'ok', data: 'ALREADY_OPENED' });
  stream.close();
  await vi.advanceTimersByTimeAsync(0);
  const again = stream.open();
  expect(await stream.open()).toEqual({ status: 'ok', data: 'ALREADY_OPENED' });
  await vi.advanceTimersByTimeAsync(500);
  expect(await again).toEqual({ status: 'ok', data: 'OPENED' });
  expect(fetched).toHaveBeenCalledTimes(2);
  stream.close();
});

it('ends its request and reports no error when it is closed', async () => {
  const onError = vi.fn();
  const onClose = vi.fn();
  const stream = await opened({ reconnect: true, onError, onClose });
  const signal: AbortSignal = fetched.mock.calls[0]?.[1].signal;
  stream.close();
  body.error(signal.reason);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(signal.aborted).toBe(true);
  expect(onError).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledOnce();
});

it('is closed by its signal, to which a stream that is over no longer listens', async () => {
  const leaving = new AbortController();
  const onClose = vi.fn();
  const remove = vi.spyOn(leaving.signal, 'removeEventListener');
  const stream = await opened({ signal: leaving.signal, onClose });
  leaving.abort('left the page');
  await vi.advanceTimersByTimeAsync(0);
  expect(onClose).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  expect(fetched.mock.calls[0]?.[1].signal.reason).toBe('left the page');
  await expect(stream.open()).rejects.toBe('left the page');
  expect(fetched).toHaveBeenCalledOnce();
});

it('is refused by an answer that is no stream', async () => {
  fetched.mockResolvedValue(Response.json({ status: 'error', data: 'METHOD_NOT_FOUND' }));
  const failure = subscribe().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  expect(await failure).toMatchObject({
    code: 'RPC_CLIENT_SUBSCRIBE_STREAM_ERROR',
    cause: new Error('application/json: {"status":"error","data":"METHOD_NOT_FOUND"}'),
  });
});
