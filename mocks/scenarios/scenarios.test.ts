import { expect, test } from 'vitest';
import { type CallName, handlers } from '../backend';
import { newUser, type Visitor, visitorOf } from '../backend/testing';
import { exampleOf, sendExample } from '../examples';
import { fixtures, offerSlugs } from '../fixtures';
import { createMockBackend } from '../mockBackend';
import { MARKUP, type Scenario, type ScenarioName, scenarios } from '.';
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
    const pending = situation.startsWith('pending') ? [sleep(300)] : [];
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

test('offers.empty empties the list', async () => {
  expect(await visitorWith('offers.empty').call('offers.f.getAll')).toEqual([]);
});

test('offers.oneMalformed changes the second offer only', async () => {
  const offers = await visitorWith('offers.oneMalformed').call('offers.f.getAll');
  const sound = await visitorWith().call('offers.f.getAll');
  expect(offers[1]).toMatchObject({ Name: null, NewPrice: 'uskoro' });
  expect(offers.toSpliced(1, 1)).toEqual(sound.toSpliced(1, 1));
});

test('offers.oneMalformedOnce and offers.oneMalformedMeanwhile make a price unreadable once', async () => {
  const unreadablePrices = async (visitor: Visitor) => {
    const offers: { NewPrice: unknown }[] = await visitor.call('offers.f.getAll');
    return offers.filter(({ NewPrice }) => typeof NewPrice !== 'number').length;
  };
  const once = visitorWith('offers.oneMalformedOnce');
  expect([await unreadablePrices(once), await unreadablePrices(once)]).toEqual([1, 0]);
  const meanwhile = visitorWith('offers.oneMalformedMeanwhile');
  const seen = [
    await unreadablePrices(meanwhile),
    await unreadablePrices(meanwhile),
    await unreadablePrices(meanwhile),
  ];
  expect(seen).toEqual([0, 1, 0]);
});

test('offers.diacritics renames the first three offers', async () => {
  const offers = await visitorWith('offers.diacritics').call('offers.f.getAll');
  const sound = await visitorWith().call('offers.f.getAll');
  expect(offers[0]).toEqual({ ...sound[0], Name: 'Šećer i ravnoteža' });
  expect(offers.slice(3)).toEqual(sound.slice(3));
});

test('offers.longWords makes every name in the list too long for a line', async () => {
  const offers = await visitorWith('offers.longWords').call('offers.f.getAll');
  for (const { Name } of offers) expect(Name).toMatch(/^\S{40,} /);
});

test('offers.large gives every offer a name of 40 letters and prices of five digits', async () => {
  const offers = await visitorWith('offers.large').call('offers.f.getAll');
  for (const { Name, NewPrice, OldPrice } of offers) {
    expect(Name).toHaveLength(40);
    expect(NewPrice).toBeGreaterThan(9_999);
    expect(OldPrice).toBeGreaterThan(NewPrice);
  }
});

test('offers.many lists 400 offers with unique ids and names', async () => {
  const offers: { ID: number; Name: string }[] = await visitorWith('offers.many').call('offers.f.getAll');
  expect(new Set(offers.map(({ ID }) => ID)).size).toBe(400);
  expect(new Set(offers.map(({ Name }) => Name)).size).toBe(400);
});

test('account.many lists 45 orders with unique ids and numbers', async () => {
  const member = visitorWith('account.many');
  await member.logIn();
  const listed: { ID: number; LeadID: number }[] = await member.call('shopOrders.f.getAll');
  expect(new Set(listed.map(({ ID }) => ID)).size).toBe(45);
  expect(new Set(listed.map(({ LeadID }) => LeadID)).size).toBe(45);
});

test('reviews.many lists 2,000 reviews, 400 for each number of stars', async () => {
  const reviews: { ID: number; Rating: number }[] = await visitorWith('reviews.many').call(
    'shopReviews.getAll',
    { OfferID: 1 },
  );
  expect(new Set(reviews.map(({ ID }) => ID)).size).toBe(2_000);
  for (const stars of [1, 2, 3, 4, 5]) {
    expect(reviews.filter(({ Rating }) => Rating === stars)).toHaveLength(400);
  }
});

test('offer.bare keeps only the required fields, unchanged', async () => {
  const sound = await visitorWith().call('offers.f.getSlog', { Slog: 'libido' });
  const bare = await visitorWith('offer.bare').call('offers.f.getSlog', { Slog: 'libido' });
  expect(Object.keys(bare).sort()).toEqual(['Currency', 'Group', 'ID', 'Name', 'NewPrice', 'Slog']);
  expect(sound).toMatchObject(bare);
});

test('offer.longWords makes the offer a bundle with words too long for a line', async () => {
  const offer = await visitorWith('offer.longWords').call('offers.f.getSlog', { Slog: 'libido' });
  expect(offer.Name.length).toBeGreaterThan(40);
  expect(offer.ChildOffers).toHaveLength(1);
  expect(offer.Slog).toBe('libido');
});

test('offers.firstWithdrawn removes the first offer from the second list on', async () => {
  const visitor = visitorWith('offers.firstWithdrawn');
  const all = await visitor.call('offers.f.getAll');
  expect(await visitor.call('offers.f.getAll')).toEqual(all.slice(1));
  expect(await visitor.call('offers.f.getAll')).toEqual(all.slice(1));
});

test('offers.firstWithdrawnLater removes the first offer from the third list on', async () => {
  const visitor = visitorWith('offers.firstWithdrawnLater');
  const all = await visitor.call('offers.f.getAll');
  expect(await visitor.call('offers.f.getAll')).toEqual(all);
  expect(await visitor.call('offers.f.getAll')).toEqual(all.slice(1));
});

test('offers.firstRepriced raises one price from the second list on', async () => {
  const visitor = visitorWith('offers.firstRepriced');
  const [first, ...others] = await visitor.call('offers.f.getAll');
  const repriced = { ...first, NewPrice: first.NewPrice + 10 };
  expect(await visitor.call('offers.f.getAll')).toEqual([repriced, ...others]);
});

test('offers.alphabet lists ten offers out of alphabetical order', async () => {
  const offers = await visitorWith('offers.alphabet').call('offers.f.getAll');
  const names: string[] = offers.map(({ Name }: { Name: string }) => Name);
  expect(names).toHaveLength(10);
  expect(names).not.toEqual([...names].sort(new Intl.Collator('hr').compare));
});

test('offers.onlyBundles lists bundles only', async () => {
  const offers = await visitorWith('offers.onlyBundles').call('offers.f.getAll');
  expect(offers).toHaveLength(4);
  for (const { ChildOffers } of offers) expect(ChildOffers.length).toBeGreaterThan(1);
});

test('offers.bundlesFirst keeps every offer', async () => {
  const offers = await visitorWith('offers.bundlesFirst').call('offers.f.getAll');
  const bundles = offers.map(({ ChildOffers }: { ChildOffers: unknown }) => ChildOffers !== null);
  expect(bundles).toEqual(offerSlugs.map((_, index) => index < 4));
});

test('offers.noneForQuiz leaves offers that the quiz does not look for', async () => {
  const [first] = await visitorWith('offers.noneForQuiz').call('offers.f.getAll');
  expect(first).toMatchObject({ Slog: 'libido', ChildOffers: null });
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

test('account.empty removes the orders and keeps the member', async () => {
  const visitor = visitorWith('session.member', 'account.empty');
  expect(await visitor.call('shopOrders.f.getAll')).toEqual([]);
});

test.each([
  ['account.sent', 'Poslano'],
  ['account.delivered', 'Isporučeno'],
  ['account.cancelled', 'Otkazano'],
  ['account.unknownStatus', 'Kod partnera'],
] as const)('%s: the newest order is %s', async (scenario, status) => {
  const [newest] = await visitorWith('session.member', scenario).call('shopOrders.f.getAll');
  expect(newest.Status).toBe(status);
});

test('account.orderedInTheDay changes the time of the newest order', async () => {
  const sound = await visitorWith('session.member').call('shopOrders.f.getAll');
  const [newest, ...others] = await visitorWith('session.member', 'account.orderedInTheDay').call(
    'shopOrders.f.getAll',
  );
  expect(newest).toEqual({ ...sound[0], createdAt: '2026-11-20T13:02:00Z' });
  expect(others).toEqual(sound.slice(1));
});

test('account.gaps keeps only the required fields of the newest order and adds an unknown article', async () => {
  const sound = await visitorWith('session.member').call('shopOrders.f.getAll');
  const [newest, ...others] = await visitorWith('session.member', 'account.gaps').call('shopOrders.f.getAll');
  expect(newest).toEqual({
    ID: sound[0].ID,
    Articles: [{ ID: 'gone', Quantity: 2 }, ...sound[0].Articles],
  });
  expect(others).toEqual(sound.slice(1));
});

test('markup is in the texts of the first offer, its reviews, the profile, the orders and the shipments', async () => {
  const visitor = visitorWith('session.member', 'markup');
  const [first, second] = await visitor.call('offers.f.getAll');
  expect(first).toMatchObject({ Name: MARKUP, Heading: MARKUP, Description: MARKUP });
  expect(second.Name).not.toBe(MARKUP);
  const [review] = await visitor.call('shopReviews.getAll', { OfferID: first.ID });
  expect(review).toMatchObject({ Review: MARKUP, ReviewHead: MARKUP, _User: { FirstName: MARKUP } });
  expect((await visitor.call('auth.checkLogin')).UserInfo.FirstName).toBe(MARKUP);
  expect((await visitor.call('shopOrders.f.getAll'))[0].Status).toBe(MARKUP);
  const [LeadID] = Object.keys(fixtures.BA.shipments);
  const response = await visitor.post('/api/deals/getShippmentStatus', { LeadID });
  expect((await response.json()).data).toEqual([MARKUP]);
});

test('shipments.undated gives every shipment lines without dates, one of them twice', async () => {
  const [LeadID] = Object.keys(fixtures.BA.shipments);
  const response = await visitorWith('shipments.undated').post('/api/deals/getShippmentStatus', { LeadID });
  const { data } = await response.json();
  expect(data.filter((line: string) => /\d/.test(line))).toEqual([]);
  expect(data).toHaveLength(new Set(data).size + 1);
});

test('shipments.unknown answers that there is no shipment', async () => {
  const [LeadID] = Object.keys(fixtures.BA.shipments);
  const response = await visitorWith('shipments.unknown').post('/api/deals/getShippmentStatus', { LeadID });
  expect((await response.json()).status).toBe('error');
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
