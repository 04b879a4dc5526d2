import type { SentCall } from './core';

/** A call that the page has sent before the client's code had loaded. */
export interface EarlyCall {
  sent: SentCall;
  response: Promise<Response>;
}

declare global {
  /** The calls of the page's boot script (Specification/First screen); missing where there is none. */
  var earlyCalls: EarlyCall[] | undefined;
}

const calls = globalThis.earlyCalls ?? [];

/** The number of the last early call. Calls are numbered from 1. */
export const lastEarlyId = calls.length;

const withoutId = (call: SentCall) => JSON.stringify({ ...call, meta: { ...call.meta, id: 0 } });

/** The same call as it was sent early, with its own id; the call itself if it was not. */
export const asSentEarly = (call: SentCall): SentCall =>
  calls.find(({ sent }) => withoutId(sent) === withoutId(call))?.sent ?? call;

/**
 * Takes the response of an early call, which is given out once. `undefined` if the call was not sent early, or if it
 * failed: then it has to be sent again.
 */
export async function takeEarlyResponse(call: object): Promise<Response | undefined> {
  const index = calls.findIndex(({ sent }) => sent === call);
  const [early] = index < 0 ? [] : calls.splice(index, 1);
  const response = await early?.response.catch(() => undefined);
  return response?.ok ? response : undefined;
}
