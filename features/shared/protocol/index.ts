/** The RPC client: call, batch, bind, subscribe. It knows no method of the shop. */

export { createRpcClient } from './client';
export { isClientFailure, isUnanswered, type RpcClientCode, RpcError } from './errors';
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
