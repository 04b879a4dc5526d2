import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportBatchSchema } from '#mocks/backend';
import { CodeError } from './code';
import { browserOf } from './describeReport';
import type { Noticed, ReportBatch } from './reportBatch';
import { BATCH_MS, createSender } from './reportSender';

const ORIGIN = 'https://shop.example';

class Violation {
  constructor(readonly fields: object) {
    Object.assign(this, fields);
  }
}

let visibility = 'visible';
const listeners = new Map<string, () => void>();
const beacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  listeners.clear();
  vi.stubGlobal('location', new URL(`${ORIGIN}/folder/?country=HR`));
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 Chrome/142.0.0.0 Mobile Safari/537.36',
    sendBeacon: beacon,
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
  });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation);
});

afterEach(() => {
  beacon.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const visit = {
  url: 'https://reports.example/',
  release: 'index-A1.js',
  country: 'HR',
  patternOf: () => '/offers/:slog',
} as const;

/** An error as V8 makes it, thrown at these places. */
function errorAt(...places: string[]) {
  const error = new TypeError('Edin is not iterable');
  error.stack = [`TypeError: ${error.message}`, ...places.map((place) => `    at f (${place})`)].join('\n');
  return error;
}

const own = (line: number) => errorAt(`${ORIGIN}/folder/assets/offer-B2.js:${line}:7`);

const noticed = (cause: unknown, more: Partial<Noticed> = {}): Noticed => ({
  kind: 'error',
  cause,
  hash: '#/offers/libido',
  ...more,
});

const batches = (): ReportBatch[] =>
  beacon.mock.calls.map(([, body]) => v.parse(reportBatchSchema, JSON.parse(body)));

/** What is sent of one report. */
function sentOf(one: Noticed) {
  createSender(visit)(one);
  vi.advanceTimersByTime(BATCH_MS);
  return batches()[0]?.reports[0];
}

describe('reports', () => {
  it('go in batches, with release, country, browser and the pattern of the address', () => {
    const send = createSender(visit);
    send(noticed(own(1)));
    vi.advanceTimersByTime(BATCH_MS - 1);
    send(noticed(own(2)));
    expect(beacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(beacon).toHaveBeenCalledOnce();
    expect(beacon.mock.calls[0]?.[0]).toBe(visit.url);
    const report = { kind: 'error', name: 'TypeError', detail: '', route: '/offers/:slog' };
    expect(batches()).toEqual([
      {
        release: 'index-A1.js',
        country: 'HR',
        browser: 'Chrome 142',
        reports: [
          { ...report, frames: ['offer-B2.js:1:7'] },
          { ...report, frames: ['offer-B2.js:2:7'] },
        ],
      },
    ]);
  });

  it('are sent at once when the page is left, and what comes then too', () => {
    const send = createSender(visit);
    send(noticed(own(1)));
    visibility = 'hidden';
    listeners.get('visibilitychange')?.();
    send(noticed(undefined, { kind: 'vital', detail: 'CLS', value: 0.02 }));
    expect(batches().map(({ reports }) => reports.length)).toEqual([1, 1]);
    vi.advanceTimersByTime(BATCH_MS);
    expect(beacon).toHaveBeenCalledTimes(2);
  });

  it('are at most 20 a visit, each one once', () => {
    const send = createSender(visit);
    for (let line = 1; line <= 30; line++) {
      send(noticed(own(line)));
      send(noticed(own(line)));
      if (line % 7 === 0) vi.advanceTimersByTime(BATCH_MS);
    }
    vi.advanceTimersByTime(BATCH_MS);
    const sent = batches().flatMap(({ reports }) => reports.flatMap(({ frames }) => frames));
    expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => `offer-B2.js:${index + 1}:7`));
  });

  it('are never the reason for another error', () => {
    const send = createSender(visit);
    beacon.mockImplementation(() => {
      throw new TypeError('refused');
    });
    visibility = 'hidden';
    expect(() => send(noticed(own(1)))).not.toThrow();
    const hostile = new Error('x');
    Object.defineProperty(hostile, 'stack', { get: () => Promise.reject });
    expect(() => send(noticed(hostile))).not.toThrow();
  });
});

describe('a report', () => {
  it.each([
    ['an extension of Chrome', errorAt('chrome-extension://abc/content.js:1:2', `${ORIGIN}/assets/a.js:1:2`)],
    ['the container of analytics', errorAt('https://www.googletagmanager.com/gtm.js:1:2')],
    ['a script whose error the browser hides', null],
  ])('is not made of an error in %s', (_what, cause) => {
    expect(sentOf(noticed(cause))).toBeUndefined();
  });

  it('of an error of the shop leaves out the places in other scripts', () => {
    const cause = errorAt(`${ORIGIN}/assets/a.js:1:2`, 'chrome-extension://abc/content.js:3:4');
    expect(sentOf(noticed(cause))).toMatchObject({ frames: ['a.js:1:2'] });
  });

  it.each([
    [
      'Firefox and Safari',
      `f@${ORIGIN}/assets/a.js:1:2\ng@${ORIGIN}/folder/?country=HR#/track?id=104501:3:4`,
    ],
    [
      'V8',
      `Error: x\n    at async f (${ORIGIN}/assets/a.js:1:2)\n    at ${ORIGIN}/folder/#/track?id=104501:3:4`,
    ],
    [
      'V8 with code of `eval`',
      `Error: x\n    at eval (eval at f (${ORIGIN}/assets/a.js:1:2), <anonymous>:5:6)\n    at ${ORIGIN}/:3:4`,
    ],
  ])('has the places of a stack of %s, without addresses of pages', (_engine, stack) => {
    expect(sentOf(noticed(Object.assign(new Error('x'), { stack })))).toMatchObject({
      frames: ['a.js:1:2', 'index.html:3:4'],
    });
  });

  it('of a rejection without an error has its type alone', () => {
    expect(sentOf(noticed('Edin Begović', { kind: 'rejection' }))).toMatchObject({
      name: 'string',
      frames: [],
    });
  });

  it('of code that failed to load names the file', () => {
    const cause = new TypeError(`Failed to fetch dynamically imported module: ${ORIGIN}/assets/cart-C3.js`);
    const error = Object.assign(new CodeError(cause), {
      stack: `CodeError: x\n    at f (${ORIGIN}/assets/a.js:1:2)`,
    });
    expect(sentOf(noticed(error, { kind: 'code' }))).toMatchObject({
      name: 'CodeError',
      detail: 'cart-C3.js',
    });
  });

  it.each([
    ['https://evil.example/a.png?of=edin', 'https://evil.example'],
    ['inline', 'inline'],
  ])('of a violation of the content policy by %s names %s', (blockedURI, detail) => {
    const cause = new Violation({
      effectiveDirective: 'script-src-elem',
      blockedURI,
      sourceFile: `${ORIGIN}/assets/a.js`,
      lineNumber: 5,
      columnNumber: 6,
    });
    expect(sentOf(noticed(cause, { kind: 'policy' }))).toMatchObject({
      name: 'script-src-elem',
      detail,
      frames: ['a.js:5:6'],
    });
  });

  it('is not made of a violation by an extension', () => {
    const cause = new Violation({
      effectiveDirective: 'img-src',
      blockedURI: 'chrome-extension',
      sourceFile: '',
    });
    expect(sentOf(noticed(cause, { kind: 'policy' }))).toBeUndefined();
  });
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 28',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge 142',
  ],
  ['Edin', 'Other'],
])('the browser %s is %s', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name);
});
