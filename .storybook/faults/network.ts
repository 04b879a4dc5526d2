import { getResponse, HttpResponse, http } from 'msw';
import { waitFor } from 'storybook/test';
import { expect } from 'vitest';
import { isRpc } from '#mocks/asked';
import { readBody, type Target } from '#mocks/backend';
import { backendHandlers } from '#mocks/browser';
import type { ScenarioName } from '#mocks/scenarios';
import { network } from '../shop/network';

/** What becomes of a call: its answer is held back, or is made from the call's `meta`. */
type Fault = 'hold' | ((meta: unknown) => Response);

export const serverError = () => new Response('Something broke.', { status: 500 });

/** The backend refuses the call with this error code. */
export const refusal =
  (data: string): Fault =>
  (meta) =>
    Response.json({ status: 'error', data, meta });

/** A request whose answer is held back. */
interface HeldRequest {
  answer: (response: Response) => void;
  fromBackend: () => Promise<Response>;
}

/** A call as it is sent. */
interface SentCall {
  method: string;
  /** Copied into the answer, which is matched to its call by it. */
  meta: unknown;
}

/**
 * Puts faults in place of the answers to one call. The mock backend answers all others.
 *
 * @param after where a screen makes the same call several times: the call after which `on` is meant
 */
export function interceptCall(on: Target, scenarios: ScenarioName[], after?: Target) {
  const backend = backendHandlers({ country: 'BA', scenarios });
  const held: HeldRequest[] = [];
  const carriedOut: string[] = [];
  let mode: Fault | undefined;
  let asked = 0;
  let isPastAfter = after === undefined;

  const handler = http.all(/\/(_rpc|api\/.*|geo)$/, async ({ request: sent }) => {
    // The backend goes on with a call that the page no longer waits for.
    const request = new Request(sent.clone(), { signal: null });
    const calls = await callsOf(request);
    const carryOut = () => carriedOut.push(...calls.map(({ method }) => method));
    const call = isPastAfter ? calls.find(({ method }) => method === on) : undefined;
    isPastAfter ||= calls.some(({ method }) => method === after);
    if (!call) {
      carryOut();
      return undefined;
    }
    asked += 1;
    const fromBackend = async () => {
      carryOut();
      return (await getResponse(backend, request)) ?? HttpResponse.error();
    };
    if (mode === undefined) return fromBackend();
    if (mode === 'hold') {
      return new Promise<Response>((resolve) => held.push({ answer: resolve, fromBackend }));
    }
    return mode(call.meta);
  });
  network.resetHandlers(handler, ...backend);

  return {
    /** How often the call was made. */
    asked: () => asked,
    /** How often the backend carried out a call, whatever became of the answer. */
    carriedOut: (subject: Target) => carriedOut.filter((method) => method === subject).length,
    /** Sets the fault for the requests that follow. `undefined` passes on the backend's answers. */
    set: (next: typeof mode) => {
      mode = next;
    },
    isAsked: () => waitFor(() => expect(asked).toBeGreaterThan(0)),
    /** Answers the held requests as the backend does. */
    async release() {
      for (const { answer, fromBackend } of held.splice(0)) answer(await fromBackend());
    },
    /** Answers the held requests with an error. */
    drop() {
      for (const { answer } of held.splice(0)) answer(serverError());
    },
  };
}

/** The calls in a request: those of its body, or the one that its address stands for. */
async function callsOf(request: Request): Promise<SentCall[]> {
  if (!isRpc(request.url)) return [{ method: new URL(request.url).pathname, meta: {} }];
  const body = await readBody(request.clone());
  return body ? [body].flat() : [];
}
