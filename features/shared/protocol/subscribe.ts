import { checkCallbacks } from './callbacks';
import type { RpcCore } from './core';
import { RpcError } from './errors';
import { readEvents } from './eventStream';
import type { RpcCall, RpcStream, RpcSubscribeOptions } from './types';
import { wait } from './wait';

export const OPEN_DELAY_MS = 500;
export const RECONNECT_DELAY_MS = 1_000;

const failed = (cause: unknown) => new RpcError('RPC_CLIENT_SUBSCRIBE_STREAM_ERROR', { cause });

/** `RpcClient.subscribe`. */
export async function subscribe(
  core: RpcCore,
  call: RpcCall,
  options: RpcSubscribeOptions,
): Promise<RpcStream> {
  const { onData, onError, onClose, reconnect = false, signal } = options;
  const { streamOpenDelay = OPEN_DELAY_MS, streamReconnectDelay = RECONNECT_DELAY_MS } = core.config;
  if (onData === undefined) throw new RpcError('RPC_CLIENT_EVENT_WITHOUT_CALLBACK');
  checkCallbacks({ onData, onError, onClose });

  /** Aborts the stream that is open or opening. */
  let current: AbortController | undefined;

  async function connect(streamSignal: AbortSignal): Promise<Response> {
    const response = await core.request(core.prepare('subscribe', call), { signal: streamSignal });
    const type = response.headers.get('content-type') ?? 'nothing';
    // The backend refuses with a plain JSON answer, as for a call.
    if (!type.startsWith('text/event-stream')) throw new Error(`${type}: ${await response.text()}`);
    return response;
  }

  /** Delivers events until the stream ends for good. */
  async function follow(first: Response, streamSignal: AbortSignal): Promise<void> {
    let response: Response | undefined = first;
    while (!streamSignal.aborted) {
      try {
        response ??= await connect(streamSignal);
        await readEvents(response, streamSignal, onData);
      } catch (cause) {
        if (!streamSignal.aborted) onError?.(failed(cause));
      }
      response = undefined;
      if (!reconnect) return;
      await wait(streamReconnectDelay, streamSignal).catch(() => {});
    }
  }

  async function open(): ReturnType<RpcStream['open']> {
    if (current) return { status: 'ok', data: 'ALREADY_OPENED' };
    if (signal?.aborted) throw signal.reason;
    const controller = new AbortController();
    current = controller;
    const abort = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    const cleanUp = () => {
      signal?.removeEventListener('abort', abort);
      if (current === controller) current = undefined;
    };

    try {
      await wait(streamOpenDelay, controller.signal);
      const response = await connect(controller.signal);
      void follow(response, controller.signal).finally(() => {
        cleanUp();
        onClose?.();
      });
      return { status: 'ok', data: 'OPENED' };
    } catch (cause) {
      cleanUp();
      if (controller.signal.aborted) throw controller.signal.reason;
      throw failed(cause);
    }
  }

  await open();
  return { open, close: () => current?.abort() };
}
