import { createContext, useContext } from 'react';
import type { ShopRpc } from './methods';

const RpcContext = createContext<ShopRpc | undefined>(undefined);

/** Gives the tree the client that its calls go through. */
export const RpcProvider = RpcContext.Provider;

/** The client that a call of this folder takes as its first argument. */
export function useRpc(): ShopRpc {
  const rpc = useContext(RpcContext);
  if (!rpc) throw new Error('useRpc: wrap the tree in <ShopProvider country="BA">');
  return rpc;
}
