import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStore } from './backend';
import { openDatabase } from './database';
import { catalogue, fixtures } from './fixtures';
import { askOffice, startOffice } from './officeServer';
import { type LogEntry, type ServerOptions, startServer } from './server';

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

test('only who knows the token commands the office', async () => {
  const office = await startOffice();
  onTestFinished(office.close);
  const run = vi.fn(async (words: readonly string[]) => words.join(' '));
  office.open(run);
  const command = (token: string) => askOffice({ port: office.port, token }, ['send', '1']);
  await expect(command('guess')).rejects.toThrow();
  expect(run).not.toHaveBeenCalled();
  expect(await command(office.token)).toBe('send 1');
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

describe('looking after it', () => {
  test('answers are compressed, carry ETags, and preflights are kept for a day', async () => {
    const { url } = await start();
    const offers = await post(url, 'offers.f.getAll', {}, { 'accept-encoding': 'gzip' });
    expect(offers.headers.get('content-encoding')).toBe('gzip');
    const tag = (await fetch(`${url}/geo`)).headers.get('etag') ?? '';
    expect((await fetch(`${url}/geo`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const preflight = await fetch(`${url}/_rpc`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-max-age')).toBe('86400');
  });

  test('/health says whether the stores answer', async () => {
    let isUp = true;
    const check = async () => {
      if (!isUp) throw new Error('down');
    };
    const { url } = await start({ check });
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
    isUp = false;
    expect((await fetch(`${url}/health`)).status).toBe(503);
  });

  test('each call and request is a line, without what was sent', async () => {
    const lines: LogEntry[] = [];
    const { url } = await start({ onRequest: (entry) => lines.push(entry) });
    await post(url, 'auth.loginShop', loginParams);
    await post(url, 'auth.loginShop', { ...loginParams, password: 'pogresna-1' });
    await fetch(`${url}/geo`);
    await fetch(`${url}/_rpc`, { method: 'POST', body: '{' });
    const ms = expect.any(Number);
    expect(lines).toEqual([
      { method: 'auth.loginShop', status: 'ok', ms },
      { method: 'auth.loginShop', status: 'WRONG_CREDENTIALS', ms },
      { method: '/geo', status: 200, ms },
      { method: '/_rpc', status: 400, ms },
    ]);
  });

  test('a store that fails is told, and the shop gets HTTP 503', async () => {
    const store = createMemoryStore(fixtures.BA, catalogue);
    const broken = { ...store, offers: { all: () => Promise.reject(new Error('gone')) } };
    const onError = vi.fn();
    const { url } = await start({ stores: { BA: broken, RS: store, HR: store, ME: store }, onError });
    expect((await post(url, 'offers.f.getAll', {})).status).toBe(503);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
    expect((await post(url, 'auth.loginShop', loginParams)).status).toBe(200);
  });

  test('a stop lets requests under way finish', async () => {
    const store = createMemoryStore(fixtures.BA, catalogue);
    let answer = () => {};
    const slow = {
      ...store,
      offers: { all: () => new Promise<never[]>((done) => (answer = () => done([]))) },
    };
    const begun = vi.spyOn(slow.offers, 'all');
    const { url, close } = await start({
      stores: { BA: slow, RS: store, HR: store, ME: store },
      graceMs: 20_000,
    });
    const offers = post(url, 'offers.f.getAll', {});
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 20_000);
    const closed = close();
    await expect(fetch(`${url}/geo`)).rejects.toThrow(TypeError);
    answer();
    expect(await (await offers).json()).toMatchObject({ status: 'ok', data: [] });
    await closed;
  });
});

describe('run directly', { timeout: 240_000 }, () => {
  const run = (args: string[]) => {
    const server = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('run.ts', import.meta.url)), ...args],
      { env: { ...process.env, DATABASE_URL: '' } },
    );
    const ended = once(server, 'exit');
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
    const url = async () => {
      await Promise.race([vi.waitFor(() => expect(output).toContain('listens'), 50_000), ended]);
      return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
    };
    return { server, ended, output: () => output, url };
  };

  test.each(['SIGINT', 'SIGTERM'] as const)('it prints its URL and stops on %s', async (signal) => {
    const { server, ended, output, url } = run(['--memory', '--port', '0']);
    const base = await url();
    expect(output().trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${base}/geo`)).status).toBe(200);
    server.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  test('a taken port is named, with advice to choose another', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address?.port);
    const { ended, output } = run(['--memory', '--port', port]);
    expect(await ended).toEqual([1, null]);
    other.close();
    expect(output()).toMatch(
      new RegExp(`^Port ${port} is taken\\. Choose another with --port or PORT.*\\n$`),
    );
  });

  test('it remembers, alone with its folder, the office commands it, and a later version refuses its data', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const data = ['--data', folder, '--port', '0'];

    const first = run(data);
    const login = await post(await first.url(), 'auth.loginShop', loginParams);
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const ordersOf = async (url: string) =>
      (await (await post(url, 'shopOrders.f.getAll', {}, { cookie })).json()).data;
    const order = {
      Articles: [{ ID: 1, Quantity: 2 }],
      FirstName: 'A',
      LastName: 'B',
      PhoneNumber: '38761222333',
    };
    const { data: id } = await (await post(await first.url(), 'shopOrders.add', order, { cookie })).json();
    const [{ LeadID }] = await ordersOf(await first.url());
    const office = run([...data, 'send', String(LeadID)]);
    expect(await office.ended).toEqual([0, null]);
    expect(office.output()).toBe(`Order ${LeadID}: sent.\n`);
    // Two processes with one folder would lose each other's orders; a stopped one has it too.
    const other = run(data);
    expect(await other.ended).toEqual([1, null]);
    expect(other.output()).toBe(
      `Process ${first.server.pid} has ${folder} open. Stop it, or choose another folder with --data.\n`,
    );
    first.server.kill('SIGSTOP');
    for (const words of [[], ['orders']]) {
      const refused = run([...data, ...words]);
      expect(await refused.ended).toEqual([1, null]);
      expect(refused.output()).toContain(
        `Process ${first.server.pid} has ${folder} open and does not answer`,
      );
    }
    first.server.kill('SIGCONT');
    expect(first.output()).not.toContain(UserInfo.Email);
    first.server.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);

    const second = run(data);
    const [kept] = await ordersOf(await second.url());
    expect(kept).toMatchObject({ ID: id, LeadID, Status: 'Poslano' });
    second.server.kill('SIGKILL');
    await second.ended;

    const starts = [run(data), run(data), run(data)];
    const urls = await Promise.all(starts.map((start) => start.url()));
    expect(urls.filter(Boolean)).toHaveLength(1);
    const winner = starts.find((_, at) => urls[at]);
    const base = urls.join('');
    await rename(folder, `${folder}-moved`);
    expect((await post(base, 'shopOrders.add', order, { cookie })).status).toBe(503);
    expect((await fetch(`${base}/health`)).status).toBe(503);
    expect(winner?.output()).toContain(`${folder} was deleted, moved or replaced`);
    await rename(`${folder}-moved`, folder);
    expect(await (await post(base, 'shopOrders.add', order, { cookie })).json()).toMatchObject({
      status: 'ok',
    });
    winner?.server.kill('SIGTERM');
    expect(await winner?.ended).toEqual([0, null]);

    const place = { folder: join(folder, 'database') };
    const { db, close } = await openDatabase(place);
    await db.execute(
      sql`insert into shop_migrations.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    );
    await close();
    await expect(openDatabase(place)).rejects.toThrow('are of a later version of the shop');
  });
});
