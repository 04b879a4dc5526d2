import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#mocks/server';
import { placeholders } from '../../features/shared/country/placeholders.ts';
import { countrySettings } from '../../features/shared/country/settings/index.ts';
import { checkBackend, checkPage, checkPlaceholders, checkSettings } from './checks.ts';

const fixesOf = (findings: { level: string; what: string }[]) =>
  findings.filter(({ level }) => level === 'fix').map(({ what }) => what);

test.each([
  [{}, []],
  [{ VITE_API_BASE: 'https://api.hrast.hr', VITE_GEO_URL: '/geo', VITE_COUNTRY: 'HR' }, []],
  [{ VITE_API_BSAE: 'https://api.hrast.hr' }, ['VITE_API_BSAE is no setting']],
  [{ VITE_API_BASE: 'api.hrast.hr' }, ['is no address']],
  [{ VITE_CRM_BASE: 'http://api.hrast.hr' }, ['may not ask http']],
  [{ VITE_COUNTRY: 'SI' }, ["VITE_COUNTRY is 'SI'"]],
  [{ VITE_ANALYTICS_RS: 'G-123' }, ["VITE_ANALYTICS_RS is 'G-123'"]],
])('settings %o', (env, found) => {
  expect(fixesOf(checkSettings(env))).toEqual(found.map((text) => expect.stringContaining(text)));
});

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

test('the local backend has every picture; a missing one and a missing backend are named', async () => {
  const { url, close } = await startServer({ port: 0, log: () => {} });
  onTestFinished(close);
  expect(fixesOf(await checkBackend(url))).toEqual([]);

  const broken = await serve((path) =>
    path === '/_rpc'
      ? { body: JSON.stringify({ status: 'ok', data: [{ Slog: 'a', Images: [`${url}/images/none.avif`] }] }) }
      : { status: 404 },
  );
  expect(fixesOf(await checkBackend(broken))).toEqual(
    ['none.webp', 'small/none.avif', 'none.avif', 'thumb/none.avif'].map((file) =>
      expect.stringMatching(new RegExp(`images/${file} is missing`)),
    ),
  );
  expect(fixesOf(await checkBackend('http://localhost:9'))).toEqual([
    expect.stringContaining('does not answer'),
  ]);
});

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

async function serve(answer: (path: string) => Reply): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const { status = 200, headers = {}, body = '' } = answer(url);
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  onTestFinished(() => void server.close());
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://localhost:${bound.port}`;
}

const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'" />';

test('a page as the example serves it lacks only https; one without headers lacks each', async () => {
  const good = await serve((path) =>
    path === '/assets/main.js'
      ? { headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' } }
      : {
          body: page,
          headers: {
            'cache-control': 'no-cache',
            'content-security-policy': "frame-ancestors 'none'",
            'cross-origin-opener-policy': 'same-origin',
            'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
            'referrer-policy': 'strict-origin-when-cross-origin',
            'x-content-type-options': 'nosniff',
          },
        },
  );
  expect(await checkPage(good, 'assets/main.js')).toEqual([
    { level: 'fix', what: expect.stringContaining('not served over https') },
  ]);

  const bare = await serve(() => ({ body: '<title>Hrast</title>' }));
  const found = fixesOf(await checkPage(bare, 'assets/main.js')).join('\n');
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
