import type { Country } from '#features/shared/country';
import {
  type BackendOptions,
  createBackend,
  createMemoryStore,
  type Handler,
  headerCookies,
} from './backend';
import { byCountry, catalogue, fixtures, resetCode } from './fixtures';
import {
  applyToFixtures,
  type GivenAnswer,
  interceptWith,
  memberIsLoggedIn,
  type ScenarioName,
  visitorCountry,
  withAnswers,
  withNetwork,
} from './scenarios';

export interface MockBackendOptions
  extends Omit<BackendOptions, 'stores' | 'intercept' | 'now' | 'visitorCountry' | 'newResetCode' | 'sleep'> {
  /** Default: the fixtures, changed by the scenarios, in memory; then nothing waits and every reset code is the same. */
  stores?: BackendOptions['stores'] | undefined;
  scenarios?: readonly ScenarioName[] | undefined;
  /** Given in place of the backend's own. */
  answers?: readonly GivenAnswer[] | undefined;
  /** Ends the network: requests that are never answered fail. */
  ends?: AbortSignal | undefined;
}

const MEMBER_SESSION = 'member';

/** The time of the newest order or review in the fixtures. */
const newestFixture = Math.max(
  ...Object.values(fixtures)
    .flatMap(({ member, reviews }) => [...member.Orders, ...Object.values(reviews).flat()])
    .map(({ createdAt }) => Date.parse(createdAt)),
);

/** The device's clock, moved forward if it is behind the fixtures, so that new orders and reviews are the newest. */
function clock(): () => Date {
  const ahead = Math.max(0, newestFixture + 1 - Date.now());
  return () => new Date(Date.now() + ahead);
}

/** The backend of all four countries with their fixtures, changed by scenarios. MSW and the HTTP port serve it. */
export function createMockBackend({
  scenarios = [],
  answers = [],
  ends,
  cookies = headerCookies,
  country = 'BA',
  stores,
  ...options
}: MockBackendOptions = {}): Handler {
  const startsLoggedIn = memberIsLoggedIn(scenarios);
  const storeOf = (country: Country) =>
    createMemoryStore(
      applyToFixtures(scenarios, fixtures[country]),
      catalogue,
      startsLoggedIn ? { memberSession: MEMBER_SESSION } : {},
    );
  const backend = createBackend({
    ...options,
    ...(!stores && { newResetCode: () => resetCode, sleep: async () => {} }),
    country,
    visitorCountry: visitorCountry(scenarios, country),
    now: clock(),
    stores: stores ?? byCountry(storeOf),
    cookies: startsLoggedIn
      ? { ...cookies, read: (request, name) => cookies.read(request, name) ?? MEMBER_SESSION }
      : cookies,
    intercept: interceptWith(scenarios),
  });
  return withNetwork(withAnswers(backend, answers), scenarios, ends);
}
