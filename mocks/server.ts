import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMockBackend } from './mockBackend';
import type { ScenarioName } from './scenarios';

const DEFAULT_PORT = 5000;

export interface ServerOptions {
  /** 0 picks a free port. Default: 5000, as the production shop expects (Specification/Protocol). */
  port?: number;
  /** A host name or an IP address. The server listens on all addresses of a name. */
  host?: string;
  scenarios?: readonly ScenarioName[];
  /** Prints reset codes, since no email or SMS is sent. Default: standard error, which `npm start` shows. */
  log?: (line: string) => void;
}

/** Starts the local backend: all four countries on a real port, with the offers' images under `/images/`. */
export async function startServer({
  port = DEFAULT_PORT,
  host = 'localhost',
  scenarios = [],
  log = console.warn,
}: ServerOptions = {}): Promise<{ url: string; close: () => Promise<void> }> {
  const app = createApp(scenarios, log);
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(
      servers.map((server) => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        return closed;
      }),
    );
  };

  let listening = port;
  // `localhost` can resolve to IPv4 and IPv6; browsers may use either.
  for (const { address } of await lookup(host, { all: true, order: 'ipv4first' })) {
    const server = createServer(getRequestListener(app.fetch));
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

const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

function createApp(scenarios: readonly ScenarioName[], log: (line: string) => void) {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    const origin = c.req.header('origin');
    if (origin && !localOrigin.test(origin)) return c.text('Only pages of this machine may ask.', 403);
    return next();
  });
  app.use(
    cors({ origin: (origin) => origin, allowMethods: ['GET', 'POST'], credentials: true, maxAge: 600 }),
  );

  app.get(
    '/images/*',
    serveStatic({
      root: fileURLToPath(new URL('fixtures', import.meta.url)),
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );

  const handler = createMockBackend({ scenarios, log });
  app.all('*', async (c) => {
    const response = await handler(c.req.raw);
    // Browsers retry a request that breaks on a reused connection, so the page would not see a scenario's failure.
    if (scenarios.length > 0) c.header('connection', 'close');
    if (response.type !== 'error') return response;
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  });

  return app;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = Number(values.port || process.env.PORT || DEFAULT_PORT);
  const { url, close } = await startServer({ port }).catch((error: unknown) => {
    if (!isCode(error, 'EADDRINUSE')) throw error;
    console.error(
      `Port ${port} is taken. Choose another with --port or PORT, and tell the shop with VITE_API_BASE=http://localhost:<port>.`,
    );
    process.exit(1);
  });
  console.log(`The local backend listens at ${url}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
