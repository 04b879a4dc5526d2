import type { RpcClientCode } from '#features/shared/protocol';

/** What each code of the client says. */
export const codes: Record<RpcClientCode, string> = {
  RPC_CLIENT_ERROR:
    'The call is not one: no method, params that are no object, a callback that is no function. Or it got no proper answer: no network, an HTTP error, a body that is not in the protocol.',
  RPC_CLIENT_EVENT_WITHOUT_CALLBACK: 'A subscription has no onData.',
  RPC_CLIENT_BIND_TO_NOT_FOUND: 'A call is bound to one that is not in its batch. Nothing is sent.',
  RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR:
    'The call that another is bound to failed, or its answer has no such field. This one comes from the backend.',
  RPC_CLIENT_SUBSCRIBE_STREAM_ERROR:
    'A stream could not be opened, or it broke. The cause says which, also where the backend refused it.',
  CLIENT_RPC_ID_NOT_FOUND: 'An answer came to a call that nobody made.',
  NOTHING_TO_PROCESS: 'A batch has no calls.',
  NOT_FOUND: 'The first or the last result was asked for, and no call was answered.',
  SERVER_ERROR: 'An answer has no data.',
};

/** Methods of the mock backend that belong to the protocol, not to the shop. */
export const methods: Record<string, string> = {
  'batching.progress':
    'A stream. Params: id, the X-Batch-Progress header of a batch. Events: done and total. It ends when the batch is done.',
  'protocol.count':
    'A stream. Params: to, everyMs, breaks. Counts from 1 to that number, then ends, or breaks off.',
  'protocol.wait': 'A call. Params: ms. Answers with that number after as many milliseconds.',
};
