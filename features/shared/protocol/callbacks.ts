import { RpcError } from './errors';

/** Rejects what was given as a callback and cannot be called. What was left out is fine. */
export function checkCallbacks(callbacks: Record<string, unknown>): void {
  for (const [name, callback] of Object.entries(callbacks)) {
    if (callback !== undefined && typeof callback !== 'function') {
      throw new RpcError('RPC_CLIENT_ERROR', { cause: `${name} is a function` });
    }
  }
}

interface GivenCallbacks<T> {
  onOk: ((data: T) => void) | undefined;
  onError: ((error: unknown) => void) | undefined;
}

/**
 * Gives an outcome to callbacks, not to the promise: that one rejects only where a callback is missing or no function,
 * before anything is sent, or throws.
 */
export async function withCallbacks<T>(
  { onOk, onError }: GivenCallbacks<T>,
  run: () => Promise<T>,
): Promise<undefined> {
  checkCallbacks({ onOk, onError });
  if (!onOk || !onError) {
    throw new RpcError('RPC_CLIENT_ERROR', { cause: 'onOk and onError come together' });
  }
  let data: T;
  try {
    data = await run();
  } catch (error) {
    onError(error);
    return undefined;
  }
  onOk(data);
  return undefined;
}
