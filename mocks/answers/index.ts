/** Answers of the network for unit tests, and what was sent. Not for stories: it needs Vitest. */

import { vi } from 'vitest';
import { rpcAnswering } from '../testing';

/** A client with one answer to every call, and the calls that it got. */
export function answering(answer: unknown) {
  const call = vi.fn((_call: unknown, _options?: unknown) => answer);
  return { rpc: rpcAnswering(call), call };
}

/** Answers as a service outside the shop's backend, until `vi.unstubAllGlobals`. */
export function serviceAnswering(body: string, status = 200) {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', sent);
  return sent;
}
