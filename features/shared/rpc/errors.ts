/** Codes that the client itself gives; a backend adds its own (seed §8). */
export type RpcClientCode =
  | 'RPC_CLIENT_ERROR'
  | 'CLIENT_RPC_ID_NOT_FOUND'
  | 'NOTHING_TO_PROCESS'
  | 'SERVER_ERROR';

/** A call that did not succeed. `code` is the backend's error code or one of `RpcClientCode`. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: RpcClientCode | (string & {}),
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Whether the call never got a proper answer: no network, a broken answer, an HTTP error (`RPC_CLIENT_ERROR`). */
export function isClientFailure(error: unknown): boolean {
  return error instanceof RpcError && error.code === 'RPC_CLIENT_ERROR';
}
