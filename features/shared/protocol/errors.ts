/** Codes that the client itself produces; a backend adds its own (Specification/Errors). */
export type RpcClientCode =
  /** The call is invalid, or it got no proper answer: no network, a malformed answer, an HTTP error. */
  | 'RPC_CLIENT_ERROR'
  /** A subscription without `onData`. */
  | 'RPC_CLIENT_EVENT_WITHOUT_CALLBACK'
  /** A call is bound to a call that is not in its batch. */
  | 'RPC_CLIENT_BIND_TO_NOT_FOUND'
  /** The target of a bind failed, or its answer lacks the field. Sent by the backend. */
  | 'RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR'
  /** A stream could not be opened, or broke. */
  | 'RPC_CLIENT_SUBSCRIBE_STREAM_ERROR'
  /** An answer belongs to no call of the request. */
  | 'CLIENT_RPC_ID_NOT_FOUND'
  /** A batch without calls. */
  | 'NOTHING_TO_PROCESS'
  /** The first or last result was asked for, but no call of the batch was answered. */
  | 'NOT_FOUND'
  /** An answer without data. */
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

/** Whether the call got no proper answer: no network, a malformed answer, an HTTP error (`RPC_CLIENT_ERROR`). */
export function isClientFailure(error: unknown): boolean {
  return error instanceof RpcError && error.code === 'RPC_CLIENT_ERROR';
}

const unansweredCodes: readonly string[] = [
  'RPC_CLIENT_ERROR',
  'CLIENT_RPC_ID_NOT_FOUND',
  'SERVER_ERROR',
] satisfies RpcClientCode[];

/** Whether the server gave no usable answer: the call failed, or its answer has no data or belongs to another call. Not a refusal. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof RpcError) || unansweredCodes.includes(error.code);
}

/** Whether something answered that does not keep to the protocol: a page of a network's login, an answer to another call. */
export function isMalformed(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false;
  const { code, cause } = error;
  // A text is the client's own: what is wrong with the answer.
  const isOfAnswer = cause instanceof SyntaxError || typeof cause === 'string';
  return isUnanswered(error) && (code !== 'RPC_CLIENT_ERROR' || isOfAnswer);
}
