/**
 * The RPC client: call, batch, bind, subscribe. It knows no method of the shop. The specification asks for batches,
 * binds, callbacks, streams and progress (Specification/Protocol); the shop itself sends batches only. Their code loads on
 * first use.
 */

export { parseAnswer } from './answer';
export { createRpcClient } from './client';
export { postJson, toSentCall } from './core';
export {
  isClientFailure,
  isMalformed,
  isUnanswered,
  type RpcClientCode,
  RpcError,
  rpcClientCodes,
} from './errors';
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
