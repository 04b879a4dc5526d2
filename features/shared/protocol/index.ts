/**
 * The RPC client: call, batch, bind, subscribe. It knows no method of the shop. Batches, binds, callbacks, streams and
 * progress are here because the specification asks for them (seed §7); only the workspace's page about the client uses
 * them, and they load when they are first used.
 */

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
  RpcMethod,
  RpcMethodName,
  RpcMethods,
  RpcOptions,
  RpcResult,
  RpcResultMode,
  RpcResultOf,
  RpcStream,
  RpcStreamCall,
  RpcSubscribeOptions,
  Unparsed,
} from './types';
export { wait } from './wait';
