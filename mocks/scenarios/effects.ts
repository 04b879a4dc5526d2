import type { Country } from '#features/shared/country';
import { isRpc } from '../asked';
import { type Handler, type Intercept, readBody } from '../backend';
import type { CountryFixtures } from '../fixtures';
import { type ScenarioName, scenarios } from './scenarios';
import type { GivenAnswer, NetworkScenario, Scenario } from './types';

/** How much later `slow` scenarios answer, in ms. */
export const SLOW_ANSWER_MS = 1500;

const scenariosOf = (names: readonly ScenarioName[]) => names.map((name): Scenario => scenarios[name]);

/** A country's fixtures as the scenarios change them. */
export function applyToFixtures(names: readonly ScenarioName[], fixtures: CountryFixtures): CountryFixtures {
  return scenariosOf(names).reduce(
    (changed, scenario) => ('store' in scenario ? scenario.store(changed) : changed),
    fixtures,
  );
}

/** The country code that geolocation answers: the shop's, or what a scenario says. */
export const visitorCountry = (names: readonly ScenarioName[], shop: Country): string =>
  scenariosOf(names).reduce<string>(
    (code, scenario) => ('visitorCountry' in scenario ? scenario.visitorCountry(shop) : code),
    shop,
  );

/** Whether a scenario starts with the fixtures' member logged in. */
export const memberIsLoggedIn = (names: readonly ScenarioName[]) =>
  scenariosOf(names).some((scenario) => 'member' in scenario);

/** Replaces or changes answers as the scenarios say, for the backend's `intercept`. */
export function interceptWith(names: readonly ScenarioName[]): Intercept {
  const counted = scenariosOf(names)
    .filter((scenario) => 'answer' in scenario)
    .map((scenario) => ({ times: Number.POSITIVE_INFINITY, after: 0, ...scenario, calls: 0 }));
  return async (call, run) => {
    const matching = counted.filter(({ on }) => on === call.method);
    for (const scenario of matching) scenario.calls += 1;
    const answers = matching
      .filter(({ calls, after, times }) => calls > after && calls <= after + times)
      .map(({ answer }) => answer);
    const code = answers.find((answer) => typeof answer === 'string');
    if (code) return { status: 'error', data: code, meta: call.meta };
    const original = await run();
    if (original.status === 'error') return original;
    let { data } = original;
    for (const answer of answers) if (typeof answer === 'function') data = answer(data);
    return { ...original, data };
  };
}

/**
 * Wraps a handler in the network conditions of the scenarios. A condition of one call affects the whole request that
 * contains it. A request that fails for lack of a network resolves to `Response.error()`, and so do pending requests when
 * the network ends.
 */
export function withNetwork(handler: Handler, names: readonly ScenarioName[], ends?: AbortSignal): Handler {
  const counted = scenariosOf(names)
    .filter((scenario): scenario is NetworkScenario => 'network' in scenario)
    .map((scenario) => ({
      times: Number.POSITIVE_INFINITY,
      after: 0,
      forMs: Number.POSITIVE_INFINITY,
      ...scenario,
      calls: 0,
    }));
  /** When the first request to each target came. */
  const firstAt = new Map<string, number>();

  return async (request, address) => {
    const targets = await targetsOf(request);
    const now = performance.now();
    for (const target of targets) if (!firstAt.has(target)) firstAt.set(target, now);
    const age = Math.min(...targets.map((target) => now - (firstAt.get(target) ?? now)));
    const matching = counted.filter(({ on }) => on === 'any' || targets.includes(on));
    for (const scenario of matching) scenario.calls += 1;
    const active = matching.filter(
      ({ calls, after, times, forMs }) => calls > after && calls <= after + times && age < forMs,
    );
    const is = (network: NetworkScenario['network']) =>
      active.some((scenario) => scenario.network === network);

    if (is('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS));
    if (is('pending')) {
      // A request may come after the end: an order is sent once the look at the prices is answered.
      if (!ends?.aborted)
        await new Promise((resolve) => ends?.addEventListener('abort', resolve, { once: true }));
      return Response.error();
    }
    if (is('unreachable')) return Response.error();
    if (is('fails')) return new Response('A scenario made this fail.', { status: 500 });
    const response = await handler(request, address);
    return is('answerLost') ? Response.error() : response;
  };
}

/** Wraps a handler in answers that are given in place of its own, to calls that are sent alone. */
export const withAnswers =
  (handler: Handler, answers: readonly GivenAnswer[]): Handler =>
  async (request, address) => {
    const call = answers.length > 0 && isRpc(request.url) ? await readBody(request.clone()) : undefined;
    if (!call || Array.isArray(call)) return handler(request, address);
    const given = answers.find(({ on }) => on === call.method);
    return given ? Response.json({ ...given.body, meta: call.meta }) : handler(request, address);
  };

/** The methods that a request calls, or its path if it is not an RPC request. */
async function targetsOf(request: Request): Promise<string[]> {
  if (!isRpc(request.url)) return [new URL(request.url).pathname];
  const body = await readBody(request.clone());
  return body ? [body].flat().map((call) => call.method) : [];
}
