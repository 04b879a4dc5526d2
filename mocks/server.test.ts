import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { fixtures } from './fixtures';
import { type ServerOptions, startServer } from './server';

const running: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, log: () => {}, ...options });
  running.push(server);
  return server;
}

const { UserInfo, Password } = fixtures.BA.member;
const loginParams = { username: UserInfo.Email, password: Password };

const post = (url: string, method: string, params: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/_rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ action: 'call', method, params }),
  });

test('the server listens on all local addresses, sets a real session cookie and stops at once', async () => {
  const { url, close } = await start();
  for (const base of [url, url.replace('localhost', '127.0.0.1')]) {
    const login = await post(base, 'auth.loginShop', loginParams);
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie).toMatch(/^session-BA=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const check = await post(base, 'auth.checkLogin', {}, { cookie: cookie.split(';')[0] ?? '' });
    expect(await check.json()).toMatchObject({ status: 'ok', data: { UserInfo } });
  }
  await close();
  await expect(fetch(`${url}/geo`)).rejects.toThrow(TypeError);
});

test('the server logs reset codes', async () => {
  const lines: string[] = [];
  const { url } = await start({ log: (line) => lines.push(line) });
  await post(url, 'auth.generateToken', { Email: UserInfo.Email });
  expect(lines).toEqual([expect.stringContaining('123456')]);
});

describe('origins', () => {
  test.each(['http://localhost:5173', 'http://127.0.0.1:4173', 'http://localhost'])(
    '%s is allowed',
    async (origin) => {
      const { url } = await start();
      const preflight = await fetch(`${url}/_rpc`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-batch-progress',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-batch-progress');
      const answer = await post(url, 'auth.logout', {}, { origin });
      for (const { headers } of [preflight, answer]) {
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('vary')).toMatch(/origin/i);
      }
    },
  );

  test.each(['https://evil.test', 'http://localhost.evil.test', 'http://localhost:1@evil.test', 'null'])(
    '%s is refused',
    async (origin) => {
      const { url } = await start();
      const answer = await post(url, 'auth.loginShop', loginParams, { origin });
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('images', () => {
  test('of offers are served with their type and long-term caching', async () => {
    const { url } = await start();
    const { data } = await (await post(url, 'offers.f.getSlog', { Slog: 'alpha-potent' })).json();
    const [cover] = data.Images;
    expect(cover).toBe(`${url}/images/alpha-potent.avif`);
    for (const [address, type] of [
      [cover, 'image/avif'],
      [cover.replace('.avif', '.webp'), 'image/webp'],
      [cover.replace('images/', 'images/small/'), 'image/avif'],
      [cover.replace('images/', 'images/thumb/'), 'image/avif'],
      [data.IngredientsImage, 'image/svg+xml'],
    ]) {
      const picture = await fetch(address);
      expect(picture.status, address).toBe(200);
      expect(picture.headers.get('content-type')).toContain(type);
      expect(picture.headers.get('cache-control')).toMatch(/max-age=31536000/);
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  test.each(['/images/none.avif', '/images/', '/images/..%2Ftypes.ts', '/types.ts'])(
    '%s is not found',
    async (path) => {
      const { url } = await start();
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBeNull();
    },
  );
});

describe('scenarios', () => {
  test('an unreachable method breaks the connection, and the next call is answered', async () => {
    const { url } = await start({ scenarios: ['login.unreachableOnce'] });
    await expect(post(url, 'auth.loginShop', loginParams)).rejects.toThrow(TypeError);
    const again = await post(url, 'auth.loginShop', loginParams);
    expect([again.status, again.headers.get('connection')]).toEqual([200, 'close']);
  });

  test('a pending request does not prevent the server from stopping', async () => {
    const { url, close } = await start({ scenarios: ['login.pending'] });
    const pending = post(url, 'auth.loginShop', loginParams);
    const failed = expect(pending).rejects.toThrow(TypeError);
    expect((await fetch(`${url}/geo`)).status).toBe(200);
    await close();
    await failed;
  });
});

describe('run directly', { timeout: 20_000 }, () => {
  const run = (...args: string[]) => {
    const server = spawn(process.execPath, [
      '--import',
      'tsx',
      fileURLToPath(new URL('run.ts', import.meta.url)),
      '--memory',
      ...args,
    ]);
    const ended = once(server, 'exit');
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
    return { server, ended, output: () => output };
  };

  test.each(['SIGINT', 'SIGTERM'] as const)('it prints its URL and stops on %s', async (signal) => {
    const { server, ended, output } = run('--port', '0');
    await once(server.stdout, 'data');
    const [url = ''] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
    expect(output().trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${url}/geo`)).status).toBe(200);
    server.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  test('a taken port is named, with advice to choose another', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address?.port);
    const { ended, output } = run('--port', port);
    expect(await ended).toEqual([1, null]);
    other.close();
    expect(output()).toMatch(
      new RegExp(`^Port ${port} is taken\\. Choose another with --port or PORT.*\\n$`),
    );
  });
});
