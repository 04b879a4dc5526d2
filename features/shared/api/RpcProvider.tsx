import { createContext, useContext } from 'react';
import type { ShopRpc } from './defineCall';

const RpcContext = createContext<ShopRpc | undefined>(undefined);

/** Provides the tree with the RPC client. */
export const RpcProvider = RpcContext.Provider;

/** The RPC client, the first argument of this folder's functions. */
export function useRpc(): ShopRpc {
  const rpc = useContext(RpcContext);
  if (!rpc) throw new Error('useRpc: wrap the tree in <ShopProvider country="BA">');
  return rpc;
}
