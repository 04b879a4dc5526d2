import * as v from 'valibot';
import { catalogue, offerSlugs } from '#mocks/fixtures';
import { type ScenarioName, scenarios } from '#mocks/scenarios';
import type { ShopParameters } from './StoryShop';

type StoryCart = NonNullable<ShopParameters['cart']>;

const articlesOf = (isBundle: boolean): StoryCart =>
  offerSlugs
    .map((slug) => catalogue[slug])
    .filter(({ children }) => (children !== null) === isBundle)
    .map(({ ID }, at) => ({ ID, quantity: at + 1 }));

const carts = {
  empty: [],
  one: articlesOf(false).slice(0, 1),
  many: articlesOf(false),
  bundle: articlesOf(true).slice(0, 1),
} satisfies Record<string, StoryCart>;

const logins = {
  unknown: ['session.pending'],
  guest: [],
  member: ['session.member'],
  expires: [
    'session.member',
    'orders.notLoggedInOnce',
    'profile.expired',
    'password.expired',
    'account.expiresLater',
  ],
} satisfies Record<string, ScenarioName[]>;

const networks = {
  normal: [],
  slow: ['network.slow'],
  offline: ['network.offline'],
  failsAtFirst: ['network.failsAtFirst'],
  fails: ['network.fails'],
} satisfies Record<string, ScenarioName[]>;

const clocks = {
  device: undefined,
  afternoon: '2026-11-21T13:05:00Z',
  night: '2026-11-28T22:59:00Z',
  newYear: '2026-12-31T23:01:00Z',
};

const chosen = <Choices extends Record<string, unknown>>(choices: Choices) =>
  v.fallback(v.optional(v.picklist(Object.keys(choices) as (keyof Choices & string)[])), undefined);

const schema = v.object({
  login: chosen(logins),
  network: chosen(networks),
  cart: chosen(carts),
  clock: chosen(clocks),
});

/** The time of stories that name none: a Thursday at five past ten, on which the fixtures are a few days old. */
const USUAL_MOMENT = '2026-11-26T09:05:00Z';

const isLogin = (name: ScenarioName) => name.startsWith('session.');
const isNetwork = (name: ScenarioName) => 'network' in scenarios[name];

/**
 * The shop around a story as the toolbars change it. A toolbar replaces what the story says about the same thing and
 * keeps the rest: a chosen login keeps the story's slow order; a slow network keeps its refused order and its login.
 */
export function applyToolbars(shop: ShopParameters, globals: Record<string, unknown>): ShopParameters {
  const { login, network, cart, clock } = v.parse(schema, globals);
  const own = (shop.scenarios ?? []).filter(
    // A slow or failing network comes on top of the story's conditions. Only 'normal' takes them away.
    (name) => !(login && isLogin(name)) && !(network === 'normal' && isNetwork(name)),
  );
  const { now = USUAL_MOMENT, ...rest } = shop;
  const moment = clock ? clocks[clock] : now;
  return {
    ...rest,
    ...(moment && { now: moment }),
    ...(cart && { cart: carts[cart] }),
    scenarios: [...new Set([...own, ...(login ? logins[login] : []), ...(network ? networks[network] : [])])],
  };
}
