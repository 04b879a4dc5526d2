import { expect, test } from 'vitest';
import { catalogue, fixtures } from '../fixtures';
import { createBackend, createMemoryStore } from '.';
import { MAX_REPORTS_A_MINUTE } from './reports';
import { visitorOf } from './testing';

const report = {
  kind: 'error',
  name: 'TypeError',
  detail: 'offers.f.getAll: offers.*.Price',
  frames: ['offer-B2.js:1:2048'],
  route: '/offers/:slog',
};

const batch = { release: 'index-A1.js', country: 'HR', browser: 'Chrome 142', reports: [report] };

function backend() {
  let time = Date.parse('2030-05-04T10:00:00Z');
  const storeOf = (country: keyof typeof fixtures) => createMemoryStore(fixtures[country], catalogue);
  const stores = { BA: storeOf('BA'), RS: storeOf('RS'), HR: storeOf('HR'), ME: storeOf('ME') };
  const { send } = visitorOf(createBackend({ stores, now: () => new Date(time) }));
  return {
    stores,
    wait: (ms: number) => {
      time += ms;
    },
    post: async (body: unknown, headers = {}) =>
      // As `sendBeacon` does, with whatever cookies the visitor has.
      (
        await send('/reports', {
          method: 'POST',
          headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        })
      ).status,
  };
}

test('reports are kept in their country, with their time', async () => {
  const { stores, post } = backend();
  expect(await post(batch)).toBe(204);
  const kept = { ...report, release: 'index-A1.js', browser: 'Chrome 142' };
  expect(await stores.HR.reports.all()).toEqual([{ ...kept, receivedAt: new Date('2030-05-04T10:00:00Z') }]);
  expect(await stores.BA.reports.all()).toEqual([]);
});

test('what is not in a report is not kept', async () => {
  const { stores, post } = backend();
  const more = { email: 'edin@example.ba', message: 'Edin Begović' };
  const headers = {
    'user-agent': 'Phone of Edin',
    cookie: 'session-HR=secret',
    referer: 'http://shop.test/Edin',
  };
  expect(await post({ ...batch, ...more, reports: [{ ...report, ...more }] }, headers)).toBe(204);
  expect(JSON.stringify(await stores.HR.reports.all())).not.toMatch(/edin|secret/i);
});

test.each([
  ['no JSON', '<h1>'],
  ['no reports', { ...batch, reports: [] }],
  ['another country', { ...batch, country: 'SI' }],
  ['a sentence as its name', { ...batch, reports: [{ ...report, name: 'Edin Begović' }] }],
  ['a sentence as its detail', { ...batch, reports: [{ ...report, detail: 'Edin, +387 61' }] }],
  ['an address with an order', { ...batch, reports: [{ ...report, route: '/checkout/104501' }] }],
  ['a place that is none', { ...batch, reports: [{ ...report, frames: ['Edin Begović'] }] }],
  ['a whole user agent', { ...batch, browser: 'Mozilla/5.0 (Linux; Android 14; SM-S918B)' }],
])('with %s, reports are refused', async (_what, body) => {
  const { stores, post } = backend();
  expect(await post(body)).toBe(400);
  expect(await stores.HR.reports.all()).toEqual([]);
});

test('a body that is too large is refused', async () => {
  const { post } = backend();
  expect(await post({ ...batch, more: 'x'.repeat(40_000) })).toBe(413);
});

test('more than 300 requests a minute are refused', async () => {
  const { stores, post, wait } = backend();
  for (let count = 0; count < MAX_REPORTS_A_MINUTE; count++) expect(await post(batch)).toBe(204);
  expect(await post(batch)).toBe(429);
  expect(await stores.HR.reports.all()).toHaveLength(MAX_REPORTS_A_MINUTE);
  wait(60_000);
  expect(await post(batch)).toBe(204);
});
