import { RpcError } from './errors';

/** Throws if a callback is neither a function nor left out. */
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
 * Passes the outcome of `run` to the callbacks. The promise resolves to nothing. It rejects only if a callback throws,
 * or, before anything is sent, if one is missing or not a function.
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
