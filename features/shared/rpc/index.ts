export {
  createRpcClient,
  type RpcCall,
  type RpcClient,
  type RpcClientConfig,
  type RpcOptions,
  type RpcResult,
} from './client';
export { isClientFailure, type RpcClientCode, RpcError } from './errors';
export { wait } from './wait';
