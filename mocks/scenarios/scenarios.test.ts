import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Visitor, visitorOf } from '../backend/testing';
import { exampleOf, sendExample } from '../examples';
import { createMockBackend } from '../mockBackend';
import type { ScenarioName } from '.';
import { SLOW_ANSWER_MS } from './effects';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const visitorWith = (...names: ScenarioName[]) => visitorOf(createMockBackend({ scenarios: names }));

/** The outcome of a request: `ok`, an error code, an HTTP status or `unreachable`. */
async function outcomeOf(visitor: Visitor, target: string): Promise<string> {
  const response = await sendExample(visitor, exampleOf(target));
  if (response.type === 'error') return 'unreachable';
  if (!response.ok) return `HTTP ${response.status}`;
  const { status = 'ok', data } = await response.json();
  return status === 'error' ? data : status;
}

/** The outcomes of three requests, one after the other. */
test.each<[ScenarioName, string, string[]]>([
  ['logout.unreachable', 'auth.logout', ['unreachable', 'unreachable', 'unreachable']],
  ['logout.failsTwice', 'auth.logout', ['HTTP 500', 'HTTP 500', 'ok']],
  ['logout.failsLater', 'auth.logout', ['ok', 'HTTP 500', 'HTTP 500']],
  ['register.phoneExists', 'shopUsers.f.add', ['PHONE_EXISTS', 'PHONE_EXISTS', 'PHONE_EXISTS']],
  ['network.offline', '/geo', ['unreachable', 'unreachable', 'unreachable']],
])('%s', async (name, target, outcomes) => {
  const visitor = visitorWith(name);
  const seen = [];
  for (const _ of outcomes) seen.push(await outcomeOf(visitor, target));
  expect(seen).toEqual(outcomes);
});

test.each<[ScenarioName, string[]]>([
  ['logout.slow', ['waits', 'ok']],
  ['logout.pending', ['waits', 'waits']],
])('%s', async (name, outcomes) => {
  const answered = vi.fn();
  const outcome = outcomeOf(visitorWith(name), 'auth.logout').then(answered);
  await vi.advanceTimersByTimeAsync(SLOW_ANSWER_MS - 1);
  const before = answered.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1);
  if (outcomes[1] === 'ok') await outcome;
  expect([before, answered.mock.calls.length]).toEqual(outcomes.map((one) => (one === 'ok' ? 1 : 0)));
});

test('network.failsAtFirst fails for a second after the first request to a method', async () => {
  const visitor = visitorWith('network.failsAtFirst');
  expect(await outcomeOf(visitor, 'auth.logout')).toBe('HTTP 500');
  vi.advanceTimersByTime(1_000);
  expect(await outcomeOf(visitor, 'auth.logout')).toBe('ok');
  expect(await outcomeOf(visitor, '/geo')).toBe('HTTP 500');
});

test('orders.answerLostOnce: the order is there, and sent again with its key it stays one', async () => {
  const visitor = visitorWith('session.member', 'orders.answerLostOnce');
  const before = (await visitor.call('shopOrders.f.getAll')).length;
  const { params } = exampleOf('shopOrders.add');
  const call = { action: 'call', method: 'shopOrders.add', params, meta: { key: 'one' } };
  expect((await visitor.post('/_rpc', call)).type).toBe('error');
  expect(await visitor.rpc(call)).toMatchObject({ status: 'ok' });
  expect(await visitor.call('shopOrders.f.getAll')).toHaveLength(before + 1);
});

test('scenarios can be combined: a network affects a whole batch, an answer its own call', async () => {
  const batch = ['offers.f.getAll', 'offers.f.getSlog'].map((method) => ({
    action: 'call',
    method,
    params: exampleOf(method).params,
  }));
  const visitor = visitorWith('offers.failsOnce', 'offer.notFound');
  expect((await visitor.post('/_rpc', batch)).status).toBe(500);
  expect(await visitor.rpc(batch)).toMatchObject([{ status: 'ok' }, { status: 'error', data: 'NOT_FOUND' }]);
});

test('a pending request that comes after the end of the network fails at once', async () => {
  const ended = createMockBackend({ scenarios: ['orders.pending'], ends: AbortSignal.abort() });
  expect(await outcomeOf(visitorOf(ended), 'shopOrders.add')).toBe('unreachable');
});
