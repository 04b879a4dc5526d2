import { expect, test } from 'vitest';
import { type CallName, handlers } from '../backend';
import { newUser, type Visitor, visitorOf } from '../backend/testing';
import { exampleOf, sendExample } from '../examples';
import { fixtures, offerSlugs } from '../fixtures';
import { createMockBackend } from '../mockBackend';
import { type Scenario, type ScenarioName, scenarios } from '.';
import { type Situation, situations } from './calls';
import type { networkScenarios } from './network';

const visitorWith = (...names: ScenarioName[]) => visitorOf(createMockBackend({ scenarios: names }));

/** Sends a request that succeeds without scenarios. */
const send = (visitor: Visitor, target: string) => sendExample(visitor, exampleOf(target));

const sleep = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'nothing'));

/** The outcome of a request: `ok`, an error code, an HTTP status or `unreachable`. */
async function outcomeOf(visitor: Visitor, target: string): Promise<string> {
  const response = await send(visitor, target);
  if (response.type === 'error') return 'unreachable';
  if (!response.ok) return `HTTP ${response.status}`;
  const { status = 'ok', data } = await response.json();
  return status === 'error' ? data : status;
}

/** The outcomes of three requests, one after the other. */
const expected = {
  pending: ['nothing', 'nothing', 'nothing'],
  pendingLater: ['ok', 'nothing', 'nothing'],
  slow: ['slow', 'slow', 'slow'],
  slowOnce: ['slow', 'ok', 'ok'],
  unreachable: ['unreachable', 'unreachable', 'unreachable'],
  unreachableOnce: ['unreachable', 'ok', 'ok'],
  answerLostOnce: ['unreachable', 'ok', 'ok'],
  fails: ['HTTP 500', 'HTTP 500', 'HTTP 500'],
  failsOnce: ['HTTP 500', 'ok', 'ok'],
  failsTwice: ['HTTP 500', 'HTTP 500', 'ok'],
  failsLater: ['ok', 'HTTP 500', 'HTTP 500'],
} satisfies Record<Situation, string[]>;

test.concurrent.each(Object.keys(situations) as Situation[])('logout.%s', async (situation) => {
  const visitor = visitorWith(`logout.${situation}`);
  const outcomes = [];
  for (let request = 0; request < 3; request += 1) {
    const start = performance.now();
    // Only where no answer is expected, because a busy machine may take as long for one.
    const pending = expected[situation][request] === 'nothing' ? [sleep(300)] : [];
    const outcome = await Promise.race([outcomeOf(visitor, 'auth.logout'), ...pending]);
    outcomes.push(performance.now() - start > 1450 && outcome === 'ok' ? 'slow' : outcome);
  }
  expect(outcomes).toEqual(expected[situation]);
});

const targets = (Object.keys(handlers) as CallName[]).map(
  (name) => [handlers[name].call.name, name] as const,
);

test.each(targets)('%s fails in %s.fails', async (target, name) => {
  expect(await outcomeOf(visitorWith('session.member', `${name}.fails`), target)).toBe('HTTP 500');
});

const errorScenarios = Object.entries<Scenario>(scenarios).flatMap(([name, scenario]) =>
  'answer' in scenario && typeof scenario.answer === 'string'
    ? [{ name, on: scenario.on, code: scenario.answer, after: scenario.after ?? 0 }]
    : [],
);

/** The outcomes of two requests of a method, of one a second later, and then of another method. */
const wholeNetwork = {
  'network.slow': ['ok', 'ok', 'ok', 'ok'],
  'network.offline': ['unreachable', 'unreachable', 'unreachable', 'unreachable'],
  'network.failsAtFirst': ['HTTP 500', 'HTTP 500', 'ok', 'HTTP 500'],
  'network.fails': ['HTTP 500', 'HTTP 500', 'HTTP 500', 'HTTP 500'],
} satisfies Record<keyof typeof networkScenarios, string[]>;

test.concurrent.each(Object.keys(wholeNetwork) as (keyof typeof wholeNetwork)[])('%s', async (name) => {
  const visitor = visitorWith(name);
  const start = performance.now();
  const first = [await outcomeOf(visitor, 'auth.logout'), await outcomeOf(visitor, 'auth.logout')];
  if (name === 'network.slow') expect(performance.now() - start).toBeGreaterThan(2900);
  await sleep(1000);
  const later = [await outcomeOf(visitor, 'auth.logout'), await outcomeOf(visitor, '/geo')];
  expect([...first, ...later]).toEqual(wholeNetwork[name]);
});

test.each(errorScenarios)('$name', async ({ name, on, code, after }) => {
  const visitor = visitorWith('session.member', name as ScenarioName);
  for (let call = 0; call < after; call += 1) expect(await outcomeOf(visitor, on)).toBe('ok');
  expect(await outcomeOf(visitor, on)).toBe(code);
});

test('without a scenario every request succeeds', async () => {
  for (const [target] of targets) {
    expect(await outcomeOf(visitorWith('session.member'), target), target).toBe('ok');
  }
});

test('offers.bundlesFirst keeps every offer', async () => {
  const offers = await visitorWith('offers.bundlesFirst').call('offers.f.getAll');
  const bundles = offers.map(({ ChildOffers }: { ChildOffers: unknown }) => ChildOffers !== null);
  expect(bundles).toEqual(offerSlugs.map((_, index) => index < 4));
});

test('reviews.empty also removes the ratings', async () => {
  const visitor = visitorWith('reviews.empty');
  expect(await visitor.call('shopReviews.getAll', { OfferID: 1 })).toEqual([]);
  for (const Slog of offerSlugs) {
    expect(await visitor.call('offers.f.getSlog', { Slog })).toMatchObject({ Rating: 0, RatingCount: 0 });
  }
});

test('session.member is logged in in every country, until the logout', async () => {
  const visitor = visitorWith('session.member');
  for (const country of ['BA', 'RS', 'HR', 'ME'] as const) {
    const member = { UserInfo: fixtures[country].member.UserInfo };
    expect(await visitor.call('auth.checkLogin', {}, { country })).toEqual(member);
    await visitor.call('auth.logout', {}, { country });
    expect(await visitor.call('auth.checkLogin', {}, { country })).toEqual({ error: 'NOT_LOGGED_IN' });
    expect(await visitor.logIn(country)).toEqual(member);
    expect(await visitor.call('auth.checkLogin', {}, { country })).toEqual(member);
  }
});

test('a refused registration creates no account', async () => {
  const visitor = visitorWith('register.phoneExists');
  await outcomeOf(visitor, 'shopUsers.f.add');
  const login = { username: newUser.Email, password: newUser.Password };
  expect(await visitor.call('auth.loginShop', login)).toEqual({ error: 'WRONG_CREDENTIALS' });
});

test.each([
  ['orders.failsOnce', 1],
  ['orders.answerLostOnce', 2],
] as const)('%s: two attempts create %i orders', async (scenario, more) => {
  const visitor = visitorWith('session.member', scenario);
  const before = (await visitor.call('shopOrders.f.getAll')).length;
  await outcomeOf(visitor, 'shopOrders.add');
  expect(await outcomeOf(visitor, 'shopOrders.add')).toBe('ok');
  expect(await visitor.call('shopOrders.f.getAll')).toHaveLength(before + more);
});

test.each(['orders.notFoundOnce', 'orders.notLoggedInOnce'] as const)(
  '%s does not affect the second order',
  async (scenario) => {
    const visitor = visitorWith('session.member', scenario);
    await outcomeOf(visitor, 'shopOrders.add');
    expect(await outcomeOf(visitor, 'shopOrders.add')).toBe('ok');
  },
);

test('after a lost answer, sending the same key again creates no second order', async () => {
  const visitor = visitorWith('session.member', 'orders.answerLostOnce');
  const before = (await visitor.call('shopOrders.f.getAll')).length;
  const { params } = exampleOf('shopOrders.add');
  const call = { action: 'call', method: 'shopOrders.add', params, meta: { key: 'one' } };
  expect((await visitor.post('/_rpc', call)).type).toBe('error');
  expect(await visitor.rpc(call)).toMatchObject({ status: 'ok' });
  expect(await visitor.call('shopOrders.f.getAll')).toHaveLength(before + 1);
});

test('scenarios can be combined', async () => {
  const visitor = visitorWith('session.member', 'orders.slow', 'orders.failsOnce', 'reviews.failsTwice');
  const start = performance.now();
  expect(await outcomeOf(visitor, 'shopOrders.add')).toBe('HTTP 500');
  expect(performance.now() - start).toBeGreaterThan(1450);
  expect(await outcomeOf(visitor, 'shopReviews.getAll')).toBe('HTTP 500');
  expect(await outcomeOf(visitor, 'shopOrders.f.getAll')).toBe('ok');
});

test('a network scenario affects the whole batch, an answer scenario only its own call', async () => {
  const batch = ['offers.f.getAll', 'offers.f.getSlog'].map((method) => ({
    action: 'call',
    method,
    params: exampleOf(method).params,
  }));
  expect((await visitorWith('offer.fails').post('/_rpc', batch)).status).toBe(500);
  expect(await visitorWith('offer.notFound').rpc(batch)).toMatchObject([
    { status: 'ok' },
    { status: 'error', data: 'NOT_FOUND' },
  ]);
});

test('a pending request that comes after the end of the network fails at once', async () => {
  const ended = createMockBackend({ scenarios: ['orders.pending'], ends: AbortSignal.abort() });
  const answer = await send(visitorOf(ended), 'shopOrders.add');
  expect(answer.type).toBe('error');
});
