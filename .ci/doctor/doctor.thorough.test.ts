import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#mocks/server';
import { placeholders } from '../../features/shared/country/placeholders.ts';
import { countrySettings } from '../../features/shared/country/settings/index.ts';
import {
  backendOf,
  checkBackend,
  checkPage,
  checkPlaceholders,
  checkSettings,
  skip,
  verdictOn,
} from './checks.ts';

const fixesOf = (findings: { level: string; what: string }[]) =>
  findings.filter(({ level }) => level === 'fix').map(({ what }) => what);

const nobodyElse = 'which only this machine or its network can reach: a shopper’s device cannot.';

test.each([
  [{}, []],
  [{ VITE_API_BASE: 'https://api.hrast.hr', VITE_GEO_URL: '/geo', VITE_COUNTRY: 'HR' }, []],
  [{ VITE_API_BSAE: 'https://api.hrast.hr' }, ['VITE_API_BSAE is no setting']],
  [{ VITE_API_BASE: 'api.hrast.hr' }, ['is no address']],
  [{ VITE_CRM_BASE: 'http://api.hrast.hr' }, ['may not ask http']],
  [{ VITE_API_BASE: 'https://api.hrast.hr?x=1' }, ['may have no ?']],
  [{ VITE_API_BASE: 'https://ana:tajna@api.hrast.hr' }, ['holds a user or a password']],
  [{ VITE_REPORT_URL: 'https://reports.hrast.hr/?shop=hr' }, []],
  [{ VITE_CATALOGUE_URL: 'http://localhost:5000' }, []],
  [{ VITE_COUNTRY: 'SI' }, ["VITE_COUNTRY is 'SI'"]],
  [{ VITE_ANALYTICS_RS: 'G-123' }, ["VITE_ANALYTICS_RS is 'G-123'"]],
])('settings %o', (env, found) => {
  expect(fixesOf(checkSettings(env))).toEqual(found.map((text) => expect.stringContaining(text)));
});

test.each([
  'http://localhost:5000',
  'HTTP://LOCALHOST:5000/',
  'https://localhost',
  'http://shop.localhost',
  'http://127.0.0.1:5000',
  'http://0x7f.1',
  'https://[::1]:5000',
  'https://[::ffff:127.0.0.1]',
  'http://0.0.0.0:5000',
  'https://10.1.2.3',
  'https://172.20.1.2',
  'https://192.168.1.20:5000',
  'https://[fd12::1]',
  'https://backend',
  'https://backend.local',
  '//localhost:5000',
])('%s is for pages of this machine only', (address) => {
  const env = { VITE_API_BASE: address, VITE_REPORT_URL: address };
  expect(fixesOf(checkSettings(env))).toEqual(
    Object.keys(env).map((name) => `${name} is '${address}', ${nobodyElse}`),
  );
  expect(fixesOf(checkSettings(env, 'http://localhost:4173/'))).toEqual([]);
  expect(fixesOf(checkSettings({ VITE_CATALOGUE_URL: address }))).toEqual([]);
});

test.each(['https://example.com', 'https://api.example.ba', 'https://api.your.shop', 'https://shop.test'])(
  '%s is a placeholder',
  (address) => {
    expect(fixesOf(checkSettings({ VITE_API_BASE: address }))).toEqual([
      expect.stringContaining('a placeholder'),
    ]);
  },
);

test('what is not filled in is named with where it shows, until it is', () => {
  const company = 'Company is not filled in (BA, RS, HR, ME). It shows in: Contact, footer';
  expect(fixesOf(checkPlaceholders())).toContainEqual(expect.stringContaining(company));
  const filled = Object.fromEntries(
    Object.entries(countrySettings).map(([country, settings]) => [
      country,
      { ...settings, contact: { ...settings.contact, company: 'Hrast d.o.o.' } },
    ]),
  ) as typeof countrySettings;
  const left = fixesOf(checkPlaceholders(filled));
  expect(left.some((what) => what.startsWith('Company'))).toBe(false);
  expect(placeholders.length).toBeGreaterThan(left.length);
});

test.each([
  ['https://api.hrast.hr/', undefined, 'https://api.hrast.hr'],
  ['https://api.hrast.hr', 'https://hrast.hr/', 'https://api.hrast.hr'],
  ['/api/', 'https://hrast.hr/shop/', 'https://hrast.hr/api'],
  ['/api', undefined, undefined],
  ['', 'https://hrast.hr:8443/shop/', 'https://hrast.hr:5000'],
  ['', undefined, undefined],
])('the backend %j of a page at %s is %s', (configured, page, backend) => {
  expect(backendOf(configured, page)).toBe(backend);
});

test('the shop can open when all was tried and nothing is to be fixed', () => {
  const fix = { level: 'fix', what: '' } as const;
  const note = { level: 'note', what: '' } as const;
  expect(verdictOn([note])).toBe('The shop can open.');
  expect(verdictOn([note, skip('')])).toMatch(/^Nothing to fix in what was tried/);
  expect(verdictOn([fix, fix, skip('')])).toBe('2 to fix before the shop opens.');
});

test('the local backend has every picture; a missing one and a missing backend are named', async () => {
  const { url, close } = await startServer({ port: 0, log: () => {} });
  onTestFinished(close);
  expect(fixesOf(await checkBackend(url))).toEqual([]);

  const broken = await serve((path) =>
    path === '/_rpc'
      ? { body: JSON.stringify({ status: 'ok', data: [{ Slog: 'a', Images: [`${url}/images/none.avif`] }] }) }
      : { status: 404 },
  );
  expect(fixesOf(await checkBackend(broken)).toSorted()).toEqual(
    ['none.avif', 'none.webp', 'small/none.avif', 'thumb/none.avif'].map((file) =>
      expect.stringMatching(new RegExp(`images/${file} is missing`)),
    ),
  );
  expect(fixesOf(await checkBackend('http://localhost:9'))).toEqual([
    expect.stringContaining('does not answer'),
  ]);
});

test('a country without offers, or without an answer, is named', async () => {
  const server = createServer(async (request, response) => {
    const { meta } = JSON.parse((await request.toArray()).join(''));
    const others = new Map<unknown, unknown>([
      ['HR', []],
      ['RS', 'none'],
    ]);
    const data = others.get(meta.country) ?? [{ Slog: 'a', Images: [] }];
    response.end(JSON.stringify({ status: 'ok', data, meta }));
  });
  expect(fixesOf(await checkBackend(await listen(server)))).toEqual([
    expect.stringContaining('answers with no list of offers in RS'),
    expect.stringContaining('lists no offer in HR'),
  ]);
});

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const serve = (answer: (path: string) => Reply) =>
  listen(
    createServer(({ url = '' }, response) => {
      const { status = 200, headers = {}, body = '' } = answer(url);
      response.writeHead(status, headers).end(body);
    }),
  );

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, 'localhost'), 'listening');
  onTestFinished(() => void server.close());
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://localhost:${bound.port}`;
}

const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'" />';

test('a page as the example serves it lacks only https; one without headers lacks each', async () => {
  const good = await serve((path) => {
    if (path === '/assets/main.js')
      return {
        headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' },
      };
    if (path !== '/') return { status: 404 };
    return {
      body: page,
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      },
    };
  });
  const build = { page, asset: 'assets/main.js' };
  const insecure = { level: 'fix', what: expect.stringContaining('not served over https') };
  expect(await checkPage(good, build)).toEqual([insecure]);
  expect(await checkPage(good, { page: `${page} `, asset: 'assets/later.js' })).toEqual([
    insecure,
    { level: 'fix', what: 'The deployed page is not the build in dist/.' },
    { level: 'fix', what: 'assets/later.js is not there.' },
  ]);
  expect(await checkPage(good, undefined)).toEqual([insecure, expect.objectContaining({ level: 'skip' })]);

  const bare = await serve(() => ({ body: '<title>Hrast</title>' }));
  const found = fixesOf(await checkPage(bare, build)).join('\n');
  for (const what of [
    'no content policy of its own',
    'The page may be kept',
    'without Content-Security-Policy',
    'without Cross-Origin-Opener-Policy',
    'without Permissions-Policy',
    'without Referrer-Policy',
    'without X-Content-Type-Options',
    'may not be kept',
    'without compression',
  ])
    expect(found).toContain(what);
});
