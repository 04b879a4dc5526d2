import { getResponse, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { waitFor } from 'storybook/test';
import { expect } from 'vitest';
import type { ShopMethod, ShopService } from '#features/shared/api';
import { readBody } from '#mocks/backend';
import { backendHandlers } from '#mocks/browser';
import type { ScenarioName } from '#mocks/scenarios';
import type { Fault } from './faults';

export type Subject = ShopMethod | ShopService;

const worker = setupWorker();

export const startNetwork = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
export const stopNetwork = () => worker.stop();

/** Requests to the subject that wait for `letGo`. */
interface Held {
  answer: (response: Response) => void;
  proper: () => Promise<Response>;
}

/** A call as it goes over the network. */
interface SentCall {
  method: string;
  /** What its answer carries along. */
  meta: unknown;
}

/**
 * Lays what `set` says over the answers to one call; all others are the mock backend's own.
 * @param after where the same is asked for at several times: what was asked for just before the call that is meant
 */
export function overlay(on: Subject, scenarios: ScenarioName[], after?: Subject) {
  const backend = backendHandlers({ country: 'BA', scenarios });
  const held: Held[] = [];
  const carriedOut: string[] = [];
  let mode: Fault | 'hold' | undefined;
  let asked = 0;
  let isMeant = after === undefined;

  const over = http.all(/\/(_rpc|api\/.*|geo)$/, async ({ request }) => {
    const calls = await callsOf(request);
    const carryOut = () => carriedOut.push(...calls.map(({ method }) => method));
    const call = isMeant ? calls.find(({ method }) => method === on) : undefined;
    isMeant ||= calls.some(({ method }) => method === after);
    if (!call) {
      carryOut();
      return undefined;
    }
    asked += 1;
    const proper = async () => {
      carryOut();
      return (await getResponse(backend, request)) ?? HttpResponse.error();
    };
    if (mode === undefined) return proper();
    if (mode === 'hold') {
      return new Promise<Response>((resolve) => held.push({ answer: resolve, proper }));
    }
    return mode.answer(async () => (await proper()).json(), call.meta);
  });
  worker.resetHandlers(over, ...backend);

  return {
    /** How often the subject was asked for. */
    asked: () => asked,
    /** How often the backend got to do something. */
    carriedOut: (what: Subject) => carriedOut.filter((method) => method === what).length,
    /** From now on. `undefined` lets everything through. */
    set: (next: typeof mode) => {
      mode = next;
    },
    isAsked: () => waitFor(() => expect(asked).toBeGreaterThan(0)),
    isHeld: () => waitFor(() => expect(held.length).toBeGreaterThan(0)),
    /** The proper answers to what has waited. */
    async letGo() {
      for (const { answer, proper } of held.splice(0)) answer(await proper());
    },
    /** No answers to what has waited. */
    drop() {
      for (const { answer } of held.splice(0)) answer(new Response('too late', { status: 500 }));
    },
  };
}

/** What a request asks for: calls of the backend, or the one thing that stands at its address. */
async function callsOf(request: Request): Promise<SentCall[]> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/_rpc') return [{ method: pathname, meta: {} }];
  const body = await readBody(request.clone());
  return body ? [body].flat() : [];
}
