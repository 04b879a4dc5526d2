import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { isRpc } from './asked';
import { isCode } from './isCode';
import { createMockBackend, type MockBackendOptions } from './mockBackend';

/** Where the production shop expects a backend (Specification/Protocol). */
export const DEFAULT_PORT = 5000;

/** How often connections that have become idle are closed while the server stops. */
const IDLE_MS = 50;

/** More than the largest call without a file. */
const MAX_BYTES = 1024 * 1024;

/** A picture has 20 MB at most; the rest of its call comes on top. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024 + MAX_BYTES;

/** Milliseconds within which a request has to arrive whole: a slow one keeps a connection busy. */
const REQUEST_MS = 60_000;

const DAY_SECONDS = 86_400;

/** A line of the log. It never holds a name, a password or an answer. */
export interface LogEntry {
  /** A method (`offers.f.getAll`), or a path of another service. */
  method: string;
  /** `ok`, an error code or an HTTP status. */
  status: string | number;
  ms: number;
}

export interface ServerOptions extends Pick<MockBackendOptions, 'scenarios' | 'stores' | 'log' | 'onError'> {
  /** 0 picks a free port. Default: `DEFAULT_PORT`. */
  port?: number;
  /** A host name or an IP address. The server listens on all addresses of a name. */
  host?: string;
  /** Throws if the stores do not answer. `GET /health` says so. */
  check?: () => Promise<void>;
  onRequest?: (entry: LogEntry) => void;
  /** Milliseconds within which a request has to arrive whole. */
  requestMs?: number;
  /** Milliseconds that requests under way have to finish when the server stops. Default: none. */
  graceMs?: number;
}

/** Starts the local backend: all four countries on a real port, with the offers' images under `/images/`. */
export async function startServer({
  port = DEFAULT_PORT,
  host = 'localhost',
  graceMs = 0,
  requestMs = REQUEST_MS,
  ...options
}: ServerOptions = {}): Promise<{ url: string; close: () => Promise<void> }> {
  const app = createApp({ ...options, host });
  const servers: Server[] = [];
  const close = async () => {
    const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    const idle = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, IDLE_MS);
    await Promise.race([closed, delay(graceMs, undefined, { ref: false })]);
    clearInterval(idle);
    for (const server of servers) server.closeAllConnections();
    await closed;
  };

  let listening = port;
  // `localhost` can resolve to IPv4 and IPv6; browsers may use either.
  for (const { address } of await lookup(host, { all: true, order: 'ipv4first' })) {
    const server = createServer(
      { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 4 },
      getRequestListener(app.fetch),
    );
    try {
      await once(server.listen(listening, address), 'listening');
    } catch (error) {
      // A name can resolve to an IPv6 address although IPv6 is disabled.
      if (servers.length > 0 && isCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) continue;
      await close();
      throw error;
    }
    servers.push(server);
    const bound = server.address();
    if (bound && typeof bound === 'object') listening = bound.port;
  }
  return { url: `http://${host}:${listening}`, close };
}

/** Whether an origin is a page of this machine, by the addresses that the backend has. */
const isLocalOrigin = (origin: string, host: string) =>
  URL.canParse(origin) &&
  new URL(origin).protocol === 'http:' &&
  ['localhost', '127.0.0.1', host].includes(new URL(origin).hostname);

function createApp({
  scenarios = [],
  check = async () => {},
  onRequest = () => {},
  log = console.warn,
  host,
  ...options
}: ServerOptions & { host: string }) {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    const origin = c.req.header('origin');
    if (origin && !isLocalOrigin(origin, host)) return c.text('Only pages of this machine may ask.', 403);
    return next();
  });
  app.use(
    cors({
      origin: (origin) => origin,
      allowMethods: ['GET', 'POST'],
      credentials: true,
      maxAge: DAY_SECONDS,
    }),
  );
  const tooLarge = (c: Context) => c.text('More than the backend takes.', 413);
  const forCalls = bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge });
  const forUploads = bodyLimit({ maxSize: MAX_UPLOAD_BYTES, onError: tooLarge });
  app.use((c, next) =>
    c.req.header('content-type')?.startsWith('multipart/form-data') ? forUploads(c, next) : forCalls(c, next),
  );
  app.use(compress());
  app.get('*', etag());

  app.get(
    '/images/*',
    serveStatic({
      root: fileURLToPath(new URL('fixtures', import.meta.url)),
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );

  app.get('/health', async (c) => {
    try {
      await check();
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'error' }, 503);
    }
  });

  const handler = createMockBackend({
    ...options,
    scenarios,
    log,
    onCall: ({ method }, { status, data }, ms) =>
      onRequest({ method, status: status === 'ok' ? status : String(data), ms }),
  });
  app.all('*', async (c) => {
    const begin = performance.now();
    const response = await handler(c.req.raw, c.env.incoming.socket.remoteAddress);
    const { path } = c.req;
    // Its calls are logged one by one.
    if (!isRpc(c.req.url) || response.status >= 400)
      onRequest({ method: path, status: response.status, ms: Math.round(performance.now() - begin) });
    // Browsers retry a request that breaks on a reused connection, so the page would not see a scenario's failure.
    if (scenarios.length > 0) c.header('connection', 'close');
    if (response.type !== 'error') return response;
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  });

  return app;
}
