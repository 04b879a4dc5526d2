import { parseAnswer, RpcError, type RpcResult } from '../protocol';
import type { ShopRpc } from './defineCall';

/** What the boot script may ask for before the shop has loaded: the login check, all offers, or the one with a slug. */
export type EarlyName = 'session' | 'offers' | `offer/${string}`;

export type EarlyResponses = { [Name in EarlyName]?: Promise<Response> };

declare global {
  /** Responses that the boot script has asked for (Specification/Page behaviour). Missing where there is none. */
  var early: EarlyResponses | undefined;
}

/** Takes an early answer, which is given out once. `undefined` if nobody has asked for it, or if that failed. */
async function takeEarly(name: EarlyName): Promise<RpcResult | undefined> {
  const early = globalThis.early?.[name];
  delete globalThis.early?.[name];
  try {
    const response = await early;
    if (response?.status !== 200) return undefined;
    const { id, result } = parseAnswer(await response.json());
    // The boot script counts down from -1. Any other answer is to a call of somebody else.
    return id < 0 ? result : undefined;
  } catch {
    // The call is made, and says what is wrong.
    return undefined;
  }
}

/** The client for the first fetch of a query: its call takes the early answer, if there is one. */
export function withEarly(rpc: ShopRpc, name: EarlyName): ShopRpc {
  const call: ShopRpc['call'] = async (...sent) => {
    const result = await takeEarly(name);
    if (!result) return rpc.call(...sent);
    if (result.status === 'ok') return result.data;
    throw new RpcError(result.code);
  };
  return { ...rpc, call };
}
