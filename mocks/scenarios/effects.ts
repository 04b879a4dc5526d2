import { type Handler, type Intercept, readBody } from '../backend';
import type { CountryFixtures } from '../fixtures';
import { type NetworkScenario, type Scenario, type ScenarioName, scenarios } from './scenarios';

const SLOW_MS = 1500;

const chosen = (names: readonly ScenarioName[]) => names.map((name): Scenario => scenarios[name]);

/** What the scenarios leave of a country's fixtures. */
export function storedIn(names: readonly ScenarioName[], fixtures: CountryFixtures): CountryFixtures {
  return chosen(names).reduce(
    (changed, scenario) => ('store' in scenario ? scenario.store(changed) : changed),
    fixtures,
  );
}

/** Whether the member is logged in before anything is asked. */
export const memberIsLoggedIn = (names: readonly ScenarioName[]) =>
  chosen(names).some((scenario) => 'member' in scenario);

/** The scenarios' own answers, for the backend's `intercept`. */
export function answersOf(names: readonly ScenarioName[]): Intercept {
  const scripted = chosen(names)
    .filter((scenario) => 'answer' in scenario)
    .map((scenario) => ({ times: Number.POSITIVE_INFINITY, after: 0, ...scenario, calls: 0 }));
  return async (call, run) => {
    const asked = scripted.filter(({ on }) => on === call.method);
    for (const scenario of asked) scenario.calls += 1;
    const answers = asked
      .filter(({ calls, after, times }) => calls > after && calls <= after + times)
      .map(({ answer }) => answer);
    const code = answers.find((answer) => typeof answer === 'string');
    if (code) return { status: 'error', data: code, meta: call.meta };
    const given = await run();
    if (given.status === 'error') return given;
    let { data } = given;
    for (const answer of answers) if (typeof answer === 'function') data = answer(data);
    return { ...given, data };
  };
}

/**
 * A handler behind the scenarios' network. What befalls one call of a batch befalls its request. A request that is not
 * answered for lack of a network gives `Response.error()`.
 */
export function withNetwork(handler: Handler, names: readonly ScenarioName[]): Handler {
  const troubles = chosen(names)
    .filter((scenario): scenario is NetworkScenario => 'network' in scenario)
    .map((scenario) => ({ times: Number.POSITIVE_INFINITY, after: 0, ...scenario, calls: 0 }));

  return async (request) => {
    const subjects = await subjectsOf(request);
    const asked = troubles.filter(({ on }) => subjects.includes(on));
    for (const trouble of asked) trouble.calls += 1;
    const met = asked.filter(({ calls, after, times }) => calls > after && calls <= after + times);
    const meets = (network: NetworkScenario['network']) => met.some((trouble) => trouble.network === network);

    if (meets('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (meets('pending')) await new Promise(() => {});
    if (meets('unreachable')) return Response.error();
    if (meets('fails')) return new Response('A scenario made this fail.', { status: 500 });
    const response = await handler(request);
    return meets('answerLost') ? Response.error() : response;
  };
}

/** The methods or the address that a request is about. */
async function subjectsOf(request: Request): Promise<string[]> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/_rpc') return [pathname];
  const body = await readBody(request.clone());
  return body ? [body].flat().map((call) => call.method) : [];
}
