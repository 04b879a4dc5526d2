/**
 * The RPC client: call, batch, bind, subscribe. It knows no method of the shop. The specification asks for batches,
 * binds, callbacks, streams and progress (Specification/Protocol); only the docs page about the client uses them, and
 * their code loads on first use.
 */

export { parseAnswer } from './answer';
export { createRpcClient } from './client';
export { postJson, type SentCall, toSentCall } from './core';
export { isClientFailure, isMalformed, isUnanswered, type RpcClientCode, RpcError } from './errors';
export type {
  RpcBatchCall,
  RpcBatchOptions,
  RpcBatchProgress,
  RpcBind,
  RpcCall,
  RpcCallbacks,
  RpcClient,
  RpcClientConfig,
  RpcOptions,
  RpcResult,
  RpcResultMode,
  RpcResultOf,
  RpcStream,
  RpcSubscribeOptions,
} from './types';
export { wait } from './wait';
