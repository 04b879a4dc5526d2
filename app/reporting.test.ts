import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOffers, type ShopRpc } from '#features/shared/api';
import { CodeError, type ReportBatch, report } from '#features/shared/platform';
import { RpcError } from '#features/shared/protocol';
import { reportBatchSchema } from '#mocks/backend';
import { startReports } from './reporting';
import { createShop } from './ShopProvider';

const SHOP = 'https://shop.example/';

// Read when the modules load.
vi.hoisted(() => {
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example/');
});

vi.mock('web-vitals', () => {
  const measured = (name: string, value: number) => (onValue: (metric: object) => void) =>
    onValue({ name, value });
  return { onLCP: measured('LCP', 1234.5), onINP: measured('INP', 80), onCLS: measured('CLS', 0.01234) };
});

class Violation {
  constructor(fields: object) {
    Object.assign(this, fields);
  }
}

let events = new EventTarget();
const beacon = vi.fn((_url: string, _body: string) => true);

/** A visit, whose page has this address and cookie. */
function visit(hash: string, cookie = '') {
  events = new EventTarget();
  beacon.mockClear();
  vi.stubGlobal('location', new URL(hash, SHOP));
  vi.stubGlobal('document', { cookie, visibilityState: 'hidden' });
  vi.stubGlobal('navigator', { userAgent: 'Firefox/140.0', sendBeacon: beacon });
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  startReports(`${SHOP}assets/index-A1.js`, 'BA');
}

const dispatch = (type: string, fields: object) =>
  events.dispatchEvent(Object.assign(new Event(type), fields));

/** What has been sent, and all of it is in the schema. */
async function sent(): Promise<ReportBatch[]> {
  await vi.dynamicImportSettled();
  return beacon.mock.calls.map(([, body]) => v.parse(reportBatchSchema, JSON.parse(body)));
}

const sentReports = async () => (await sent()).flatMap(({ reports }) => reports);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the visit’s measurements are reported, and where they were taken', async () => {
  visit('#/offers/libido?from=mail');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sentReports()).toMatchObject([
    { kind: 'vital', name: 'LCP', value: 1235, route: '/offers/:slog' },
    { kind: 'vital', name: 'INP', value: 80, route: '/offers/:slog' },
    { kind: 'vital', name: 'CLS', value: 0.012, route: '/offers/:slog' },
  ]);
});

it('a query reports what no screen tells: an answer out of the protocol, and an error of the shop', async () => {
  visit('#/');
  const { queryClient } = createShop('BA');
  const fail = (error: unknown) =>
    queryClient.fetchQuery({ queryKey: [String(error)], queryFn: () => Promise.reject(error), retry: false });
  const errors = [
    new RpcError('RPC_CLIENT_ERROR', { cause: new SyntaxError('Unexpected token <') }),
    new RangeError('Invalid time value'),
    new RpcError('RPC_CLIENT_ERROR', { cause: new TypeError('Failed to fetch') }),
    new RpcError('NOT_LOGGED_IN'),
    new CodeError(undefined),
  ];
  // In Node, where a test runs, they come from no script of a page.
  for (const error of errors) await expect(fail(Object.assign(error, { stack: '' }))).rejects.toBe(error);
  const reports = (await sentReports()).filter(({ kind }) => kind !== 'vital');
  expect(reports).toMatchObject([
    { kind: 'answer', name: 'RpcError' },
    { kind: 'error', name: 'RangeError' },
  ]);
});

/** Everything goes wrong, with these texts of a person wherever a browser or a backend could put them. */
async function reportsWith(texts: readonly string[]) {
  const [first = ''] = texts;
  visit(`#/track?id=${encodeURIComponent(first)}`, `session=${first}`);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
  for (const text of texts) {
    const inAddress = encodeURIComponent(text);
    const stack = `TypeError: ${text}\n    at f (${SHOP}?of=${inAddress}#/track?id=${inAddress}:1:2)`;
    const error = Object.assign(new TypeError(text, { cause: text }), { stack });
    dispatch('error', { error, message: text });
    dispatch('error', { error: text });
    location.hash = `#/checkout/${inAddress}`;
    dispatch('unhandledrejection', { reason: Object.assign(new Error(text), { name: text, stack }) });
    dispatch('unhandledrejection', { reason: { [text]: text } });
    dispatch(
      'securitypolicyviolation',
      new Violation({
        effectiveDirective: 'img-src',
        blockedURI: `https://a.example/${inAddress}`,
        sourceFile: SHOP,
      }),
    );
    events.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { sample: text }));
    location.hash = `#/nowhere/${inAddress}`;
    report('render', error);
    report('code', new CodeError(new Error(text)));
    for (const answer of [text, { [text]: text }, [{ Name: text, [text]: text }]]) {
      const rpc: ShopRpc = { ...createShop('BA').rpc, call: async () => answer };
      await fetchOffers(rpc).catch(() => undefined);
    }
  }
  return sent();
}

it.each([
  ['Edin, Đurđić', 'edin@example.ba', '38761222333'],
  ['(\0', '\0'],
  ['):7:8', ' at f (https://a.example/b.js:7:8)\n'],
])('a report is the same whatever a person has typed: %j', async (...texts) => {
  const reports = await reportsWith(texts);
  expect(JSON.stringify(reports)).toContain('"kind":"render"');
  expect(reports).toEqual(await reportsWith(texts.map(() => 'another text')));
});
