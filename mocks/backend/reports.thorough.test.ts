import { expect, test } from 'vitest';
import { byCountry, catalogue, fixtures } from '../fixtures';
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
  const stores = byCountry((country) => createMemoryStore(fixtures[country], catalogue));
  const { send } = visitorOf(createBackend({ stores, now: () => new Date(time) }));
  return {
    kept: () => stores.HR.reports.all(),
    wait: (ms: number) => {
      time += ms;
    },
    // As `sendBeacon` does.
    post: async (body: object) =>
      (
        await send('/reports', {
          method: 'POST',
          headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': 'Phone of Edin' },
          body: JSON.stringify(body),
        })
      ).status,
  };
}

test('of a report nothing but its own fields is kept', async () => {
  const { kept, post } = backend();
  const more = { email: 'edin@example.ba', message: 'Edin Begović' };
  expect(await post({ ...batch, ...more, reports: [{ ...report, ...more }] })).toBe(204);
  const { release, browser } = batch;
  const receivedAt = new Date('2030-05-04T10:00:00Z');
  expect(await kept()).toEqual([{ ...report, release, browser, receivedAt }]);
});

test.each([
  ['another country', { country: 'SI' }],
  ['a sentence as its name', { reports: [{ ...report, name: 'Edin Begović' }] }],
  ['a sentence as its detail', { reports: [{ ...report, detail: 'Edin, +387 61' }] }],
  ['an address with an order', { reports: [{ ...report, route: '/checkout/104501' }] }],
  ['a place that is none', { reports: [{ ...report, frames: ['Edin Begović'] }] }],
  ['a whole user agent', { browser: 'Mozilla/5.0 (Linux; Android 14; SM-S918B)' }],
])('with %s, reports are refused', async (_what, wrong) => {
  const { kept, post } = backend();
  expect(await post({ ...batch, ...wrong })).toBe(400);
  expect(await kept()).toEqual([]);
});

test('large bodies are refused, and more than 300 requests a minute', async () => {
  const { post, wait } = backend();
  expect(await post({ ...batch, more: 'x'.repeat(40_000) })).toBe(413);
  wait(60_000);
  for (let count = 0; count < MAX_REPORTS_A_MINUTE; count++) expect(await post(batch)).toBe(204);
  expect(await post(batch)).toBe(429);
  wait(60_000);
  expect(await post(batch)).toBe(204);
});
