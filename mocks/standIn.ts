import type { Country } from '#features/shared/country';
import {
  type BackendOptions,
  createBackend,
  createMemoryStore,
  type Handler,
  headerCookies,
} from './backend';
import { catalogue, fixtures } from './fixtures';
import { answersOf, memberIsLoggedIn, type ScenarioName, storedIn, withNetwork } from './scenarios';

export interface StandInOptions extends Omit<BackendOptions, 'stores' | 'intercept' | 'now'> {
  scenarios?: readonly ScenarioName[] | undefined;
}

const MEMBER_SESSION = 'member';

/** When the latest of what the fixtures tell of was made. */
const newest = Math.max(
  ...Object.values(fixtures)
    .flatMap(({ member, reviews }) => [...member.Orders, ...Object.values(reviews).flat()])
    .map(({ createdAt }) => Date.parse(createdAt)),
);

/** The device's clock, put forward where the fixtures' days are still to come: what is made now is the newest. */
function clock(): () => Date {
  const ahead = Math.max(0, newest + 1 - Date.now());
  return () => new Date(Date.now() + ahead);
}

/** The backend of all four countries with their fixtures, as the chosen scenarios have it: what every carrier carries. */
export function createStandIn({
  scenarios = [],
  cookies = headerCookies,
  ...options
}: StandInOptions = {}): Handler {
  const startsLoggedIn = memberIsLoggedIn(scenarios);
  const storeOf = (country: Country) =>
    createMemoryStore(
      storedIn(scenarios, fixtures[country]),
      catalogue,
      startsLoggedIn ? { memberSession: MEMBER_SESSION } : {},
    );
  const backend = createBackend({
    ...options,
    now: clock(),
    stores: { BA: storeOf('BA'), RS: storeOf('RS'), HR: storeOf('HR'), ME: storeOf('ME') },
    cookies: startsLoggedIn
      ? { ...cookies, read: (request, name) => cookies.read(request, name) ?? MEMBER_SESSION }
      : cookies,
    intercept: answersOf(scenarios),
  });
  return withNetwork(backend, scenarios);
}
