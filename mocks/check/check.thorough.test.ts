import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from '../backend';
import { createSqlStore, openDatabase, seed } from '../database';
import { createTestDatabase } from '../database/testing';
import { startServer } from '../server';
import { checkBackend } from './checkBackend';
import { formatReport } from './report';

type Stores = Record<'BA' | 'RS' | 'HR' | 'ME', Store>;

async function openSql(place: Parameters<typeof openDatabase>[0]): Promise<Stores> {
  const database = await openDatabase(place);
  onTestFinished(database.close);
  await seed(database);
  const storeOf = (country: keyof Stores) => createSqlStore(database, country);
  return { BA: storeOf('BA'), RS: storeOf('RS'), HR: storeOf('HR'), ME: storeOf('ME') };
}

const serverUrl = process.env.DATABASE_URL;

/** A PostgreSQL server takes part where there is one. */
const engines: Record<string, () => Promise<Stores | undefined>> = {
  memory: async () => undefined,
  PGlite: () => openSql({ memory: true }),
  ...(serverUrl && {
    PostgreSQL: async () => {
      const { url, drop } = await createTestDatabase(serverUrl);
      onTestFinished(drop);
      return openSql({ url });
    },
  }),
};

const origin = 'http://localhost';

async function start(stores?: Stores) {
  const { url, close } = await startServer({ port: 0, log: () => {}, ...(stores && { stores }) });
  onTestFinished(close);
  return url;
}

const cases = [
  ...(['BA', 'RS', 'HR', 'ME'] as const).map((country) => ['memory', country] as const),
  ...Object.keys(engines)
    .filter((engine) => engine !== 'memory')
    .map((engine) => [engine, 'HR'] as const),
];

test.each(cases)(
  'the local backend with its data in %s keeps the contract in %s',
  async (engine, country) => {
    const address = await start(await engines[engine]?.());
    const reading = await checkBackend({ address, origin, country, write: false, slowMs: 30_000 });
    expect(reading.findings).toEqual([]);
    expect(reading.untried.filter(({ onDemand }) => onDemand).length).toBeGreaterThan(10);
    const writing = await checkBackend({ address, origin, country, write: true, slowMs: 30_000 });
    expect(writing.findings).toEqual([]);
    expect(writing.tried).toBeGreaterThan(reading.tried + 10);
    expect(writing.untried.every(({ what }) => what.includes('only its owner has'))).toBe(true);
  },
  120_000,
);

test('without --write nothing is sent that writes', async () => {
  const calls: string[] = [];
  const { url, close } = await startServer({
    port: 0,
    log: () => {},
    onRequest: ({ method }) => void calls.push(method),
  });
  onTestFinished(close);
  await checkBackend({ address: url, origin, country: 'BA', write: false });
  expect(calls).toContain('offers.f.getSlog');
  expect(calls.filter((name) => /add|edit|change|reset|generate|upload|Join|Subscriber/i.test(name))).toEqual(
    [],
  );
});

interface Exchange {
  /** The body of the request, where it is JSON. */
  sent: string;
  path: string;
  headers: Headers;
  /** Has the local backend answer, perhaps another body. */
  forward: (sent?: string) => Promise<Response>;
}

/** A backend that answers as the local one does, but for what `change` makes of it. */
async function startBroken(change: (exchange: Exchange) => Promise<Response>): Promise<string> {
  const url = await start();
  const server = createServer(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('accept-encoding', 'identity');
      headers.delete('content-length');
      const body = request.method === 'POST' ? await request.arrayBuffer() : null;
      const isJson = headers.get('content-type')?.startsWith('application/json');
      return change({
        sent: isJson && body ? new TextDecoder().decode(body) : '',
        path: pathname,
        headers,
        forward: async (sent) => {
          const response = await fetch(url + pathname, {
            method: request.method,
            headers,
            body: sent ?? body,
          });
          const { status, headers: answered } = new Response(null, response);
          answered.delete('content-length');
          return new Response(response.body, { status, headers: answered });
        },
      });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://localhost:${bound.port}`;
}

/** Replaces a part of the answers to a method. */
const replacing =
  (method: string, from: string | RegExp, to: string) =>
  async ({ sent, forward }: Exchange) => {
    const response = await forward();
    if (!sent.includes(`"${method}"`)) return response;
    return new Response((await response.text()).replace(from, to), response);
  };

const withHeaders =
  (change: (headers: Headers) => void) =>
  async ({ forward }: Exchange) => {
    const response = await forward();
    change(response.headers);
    return response;
  };

const breaks: [what: string, change: (exchange: Exchange) => Promise<Response>, found: RegExp][] = [
  [
    'an offer without a name',
    replacing('offers.f.getAll', '"Name":', '"Title":'),
    /offers\.f\.getAll: answers what the shop cannot read: Offer left out, malformed: Name/,
  ],
  [
    'a review of another shape',
    replacing('shopReviews.getAll', /"Rating":\d/, '"Rating":"many"'),
    /shopReviews\.getAll: answers what the shop cannot read: Review/,
  ],
  [
    'another error code',
    replacing('offers.f.getSlog', '"NOT_FOUND"', '"OFFER_MISSING"'),
    /offers\.f\.getSlog: answers OFFER_MISSING where it should refuse with NOT_FOUND/,
  ],
  [
    'another offer than was asked for',
    replacing('offers.f.getSlog', /"Slog":"[^"]+"/, '"Slog":"nesto-drugo"'),
    /offers\.f\.getSlog: answers with another Slog/,
  ],
  [
    'HTTP 500',
    async ({ sent, forward }) =>
      sent.includes('shopOrders.f.getAll') ? new Response('', { status: 500 }) : forward(),
    /shopOrders\.f\.getAll: is answered with HTTP 500/,
  ],
  [
    'a service that is not there',
    async ({ path, forward }) => (path === '/geo' ? new Response('', { status: 404 }) : forward()),
    /\/geo: is answered with HTTP 404/,
  ],
  [
    'answers without the id of their call',
    async ({ forward, sent }) => {
      const response = await forward();
      return sent
        ? new Response((await response.text()).replaceAll(/"id":\d+/g, '"no":1'), response)
        : response;
    },
    /is answered without status, data or meta\.id/,
  ],
  [
    'no batches',
    async ({ sent, forward }) => (sent.startsWith('[') ? new Response('', { status: 400 }) : forward()),
    /A batch is answered with HTTP 400/,
  ],
  [
    'no binding',
    ({ sent, forward }) => forward(sent.replace('"bind"', '"bound"') || undefined),
    /A call that is bound to another one of its batch is not answered/,
  ],
  [
    'no streams',
    async ({ sent, forward }) =>
      sent.includes('"subscribe"') ? Response.json({ status: 'ok', data: true }) : forward(),
    /A subscription to the progress of a batch gets no event/,
  ],
  [
    'no upload',
    async ({ headers, forward }) =>
      headers.get('content-type')?.startsWith('multipart/') ? new Response('', { status: 413 }) : forward(),
    /staticContent\.images\.f\.upload: is answered with HTTP 413/,
  ],
  [
    'a cookie that scripts can read',
    withHeaders((headers) => {
      const cookies = headers.getSetCookie();
      headers.delete('set-cookie');
      for (const cookie of cookies) headers.append('set-cookie', cookie.replace('; HttpOnly', ''));
    }),
    /auth\.loginShop: sets its cookie without HttpOnly/,
  ],
  ['no session', withHeaders((headers) => headers.delete('set-cookie')), /auth\.loginShop: sets no cookie/],
  [
    'no credentials for the shop’s origin',
    withHeaders((headers) => headers.delete('access-control-allow-credentials')),
    /no 'Access-Control-Allow-Credentials: true'/,
  ],
  [
    'no permission to send JSON',
    withHeaders((headers) => headers.delete('access-control-allow-headers')),
    /may not read answers: no 'Access-Control-Allow-Headers: content-type'/,
  ],
  [
    'answers that any origin may read',
    async ({ headers, forward }) => {
      const from = headers.get('origin') ?? '';
      headers.set('origin', origin);
      const response = await forward();
      response.headers.set('access-control-allow-origin', from);
      return response;
    },
    /Pages of any origin may read answers/,
  ],
  [
    'an order for every try',
    ({ sent, forward }) => forward(sent.replace('"key"', '"try"') || undefined),
    /shopOrders\.add: makes a second order for a known key/,
  ],
  [
    'an order without a login',
    replacing('shopOrders.add', '"status":"error","data":"NOT_LOGGED_IN"', '"status":"ok","data":1'),
    /shopOrders\.add: answers ok where it should refuse with NOT_LOGGED_IN/,
  ],
  [
    'slow answers',
    async ({ sent, forward }) => {
      if (sent.includes('offers.f.getAll')) await new Promise((resolve) => setTimeout(resolve, 400));
      return forward();
    },
    /offers\.f\.getAll: takes \d+\.\d s/,
  ],
];

test.each(breaks)('a backend with %s is found out', async (_what, change, found) => {
  const address = await startBroken(change);
  const result = await checkBackend({ address, origin, country: 'BA', write: true, slowMs: 350 });
  expect(result.findings.map(({ call, what }) => (call ? `${call}: ${what}` : what)).join('\n')).toMatch(
    found,
  );
});

/** More than a busy machine takes. */
const NEVER_SLOW_MS = 30_000;

const check = async (address: string, shop = origin) => {
  const { findings } = await checkBackend({
    address,
    origin: shop,
    country: 'BA',
    write: false,
    slowMs: NEVER_SLOW_MS,
  });
  return findings;
};

test('a backend that forgets a batch when it has ended keeps the contract', async () => {
  const ended = new Set<string>();
  const address = await startBroken(async ({ sent, headers, forward }) => {
    if (sent.includes('"batching.progress"') && [...ended].some((id) => sent.includes(id)))
      return Response.json({ status: 'error', data: 'NOT_FOUND', meta: {} });
    const response = await forward();
    const id = headers.get('x-batch-progress');
    if (id) ended.add(id);
    return response;
  });
  expect(await check(address)).toEqual([]);
  expect(ended).toHaveLength(1);
});

test('a backend that does not allow the header of a watched batch concerns the workspace alone', async () => {
  // As some do: with one header that they do not allow, they allow nothing.
  const address = await startBroken(async ({ headers, forward }) => {
    const isRefused = headers.get('access-control-request-headers')?.includes('x-batch-progress');
    return isRefused ? new Response(null, { status: 403 }) : forward();
  });
  expect(await check(address)).toEqual([
    {
      what: expect.stringContaining("no 'Access-Control-Allow-Headers: x-batch-progress'"),
      effect: expect.stringContaining('No screen uses it'),
    },
  ]);
});

test('a backend on the origin of the shop needs no permission, and may give none to others', async () => {
  const address = await startBroken(async ({ headers, forward }) => {
    headers.delete('origin');
    const response = await forward();
    for (const name of ['origin', 'credentials', 'headers'])
      response.headers.delete(`access-control-allow-${name}`);
    return response;
  });
  expect(await check(address, address)).toEqual([]);
  expect(await check(address)).not.toEqual([]);
});

test('the report ends with a table: what is missing, how the shop behaves then', async () => {
  const address = await startBroken(async ({ path, forward }) =>
    path === '/api/leads/clubJoin' ? new Response('', { status: 404 }) : forward(),
  );
  const result = await checkBackend({ address, origin, country: 'BA', write: true, slowMs: NEVER_SLOW_MS });
  const report = formatReport(result);
  const table = report.slice(report.indexOf('What is missing')).split('\n');
  expect(Math.max(...table.map(({ length }) => length))).toBeLessThanOrEqual(110);
  const columns = table.filter((line) => !line.startsWith('--')).map((line) => line.split(' | '));
  const texts = [0, 1].map((at) => columns.map((cells) => cells[at]?.trim() ?? '').join(' '));
  expect(texts).toEqual([
    expect.stringMatching(/^What is missing \/api\/leads\/clubJoin: is answered with HTTP 404/),
    expect.stringMatching(/^How the shop behaves then Nobody can join the club; the dialog says so/),
  ]);
});

test('a backend that is not there is found out', async () => {
  const { url, close } = await startServer({ port: 0, log: () => {} });
  await close();
  const { findings } = await checkBackend({ address: url, origin, country: 'BA', write: true });
  expect(findings).toContainEqual(
    expect.objectContaining({ call: 'offers.f.getAll', what: 'got no answer' }),
  );
});
