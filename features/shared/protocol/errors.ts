/** Codes that the client itself produces, and what each means; a backend adds its own (Specification/Protocol). */
export const rpcClientCodes = {
  RPC_CLIENT_ERROR:
    'The call is invalid: it has no method, its params are not an object, or a callback is not a function. Or it got no valid answer: no network, an HTTP error, a body that does not follow the protocol.',
  RPC_CLIENT_EVENT_WITHOUT_CALLBACK: 'A subscription has no onData callback.',
  RPC_CLIENT_BIND_TO_NOT_FOUND: 'A call is bound to a call that is not in its batch. Nothing is sent.',
  RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR:
    'The call to which this one is bound failed, or its answer lacks the field. Sent by the backend.',
  RPC_CLIENT_SUBSCRIBE_STREAM_ERROR:
    'A stream could not be opened, or it broke. Its cause says which, or has the backend’s refusal.',
  CLIENT_RPC_ID_NOT_FOUND: 'An answer has an id that no call has.',
  NOTHING_TO_PROCESS: 'A batch has no calls.',
  NOT_FOUND: 'The result mode is first or last, and no call was answered.',
  SERVER_ERROR: 'An answer has no data.',
} as const;

export type RpcClientCode = keyof typeof rpcClientCodes;

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
