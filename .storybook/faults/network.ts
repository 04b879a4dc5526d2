import { getResponse, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { waitFor } from 'storybook/test';
import { expect } from 'vitest';
import { type ExternalPath, type RpcMethod, readBody } from '#mocks/backend';
import { backendHandlers } from '#mocks/browser';
import type { ScenarioName } from '#mocks/scenarios';
import type { Fault } from './faults';

export type Subject = RpcMethod | ExternalPath;

const worker = setupWorker();

export const startNetwork = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
export const stopNetwork = () => worker.stop();

/** Requests to the subject that wait for `letGo`. */
interface Held {
  answer: (response: Response) => void;
  proper: () => Promise<Response>;
}

/** Lays what `set` says over the answers to one call; all others are the stand-in backend's own. */
export function overlay(on: Subject, scenarios: ScenarioName[]) {
  const backend = backendHandlers({ country: 'BA', scenarios });
  const held: Held[] = [];
  let mode: Fault | 'hold' | undefined;
  let asked = 0;
  let carriedOut = 0;

  const over = http.all(/\/(_rpc|api\/.*|geo)$/, async ({ request }) => {
    const meta = await metaOf(request, on);
    if (meta === undefined) return undefined;
    asked += 1;
    const proper = async () => {
      carriedOut += 1;
      return (await getResponse(backend, request)) ?? HttpResponse.error();
    };
    if (mode === undefined) return proper();
    if (mode === 'hold') {
      return new Promise<Response>((resolve) => held.push({ answer: resolve, proper }));
    }
    return mode.answer(async () => (await proper()).json(), meta);
  });
  worker.resetHandlers(over, ...backend);

  return {
    /** How often the subject was asked for. */
    asked: () => asked,
    /** How often the backend got to do it. */
    carriedOut: () => carriedOut,
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

/** What the call to the subject carries along; `undefined` where the request is about something else. */
async function metaOf(request: Request, on: Subject): Promise<unknown> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/_rpc') return pathname === on ? {} : undefined;
  const body = await readBody(request.clone());
  return [body].flat().find((call) => call?.method === on)?.meta;
}
