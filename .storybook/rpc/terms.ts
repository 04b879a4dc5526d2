import type { RpcClientCode } from '#features/shared/protocol';

/** Causes of each error code of the client. */
export const codes: Record<RpcClientCode, string> = {
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
};

/** Methods of the mock backend for trying out the protocol. They are not part of the shop. */
export const methods: Record<string, string> = {
  'batching.progress':
    'A stream. Params: id, the value of a batch’s X-Batch-Progress header. Events: done and total. Ends with the batch.',
  'protocol.count':
    'A stream. Params: to, everyMs, breaks. Counts from 1 to `to`, then ends, or breaks off when `breaks` is set.',
  'protocol.wait': 'A call. Params: ms. Answers with ms after that many milliseconds.',
};
