import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStore } from './backend';
import { exampleOf } from './examples';
import { catalogue, fixtures } from './fixtures';
import { askOffice, startOffice } from './officeServer';
import { postCall, startTestServer } from './serverTesting';

const { UserInfo, Password } = fixtures.BA.member;
const loginParams = { username: UserInfo.Email, password: Password };

const store = createMemoryStore(fixtures.BA, catalogue);

/** Stores whose offers in BA come from `all`. */
const storesWith = (all: typeof store.offers.all) => ({
  BA: { ...store, offers: { all } },
  RS: store,
  HR: store,
  ME: store,
});

test('it listens on all local addresses, and a stop does not wait for what gets no answer', async () => {
  const { url, close } = await startTestServer({ scenarios: ['login.pending'] });
  const pending = expect(postCall(url, 'auth.loginShop', loginParams)).rejects.toThrow(TypeError);
  for (const base of [url, url.replace('localhost', '127.0.0.1')])
    expect((await fetch(`${base}/geo`)).status).toBe(200);
  await close();
  await pending;
  await expect(fetch(`${url}/geo`)).rejects.toThrow(TypeError);
});

test('a stop lets requests under way finish', async () => {
  let answer = () => {};
  const all = vi.fn(() => new Promise<never[]>((done) => (answer = () => done([]))));
  const { url, close } = await startTestServer({ stores: storesWith(all), graceMs: 20_000 });
  const offers = postCall(url, 'offers.f.getAll');
  await vi.waitFor(() => expect(all).toHaveBeenCalled(), 20_000);
  const closed = close();
  await expect(fetch(`${url}/geo`)).rejects.toThrow(TypeError);
  answer();
  expect(await (await offers).json()).toMatchObject({ status: 'ok', data: [] });
  await closed;
});

test('pages of this machine may ask, with their cookies', async () => {
  const { url } = await startTestServer();
  const origin = 'http://127.0.0.1:4173';
  const asked = 'content-type,x-batch-progress';
  const preflight = await fetch(`${url}/_rpc`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asked },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
  for (const { headers } of [preflight, await postCall(url, 'auth.logout', {}, { origin })]) {
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  }
});

test('pictures of offers are served, and no other files', async () => {
  const { url } = await startTestServer();
  const { data } = await (await postCall(url, 'offers.f.getSlog', { Slog: 'alpha-potent' })).json();
  const picture = await fetch(data.Images[0]);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
  for (const path of ['/images/none.avif', '/images/..%2Ftypes.ts', '/types.ts'])
    expect((await fetch(url + path)).status, path).toBe(404);
});

test('without its data it answers 503, tells nobody why but its log, and /health says so', async () => {
  const onError = vi.fn();
  const lost = () => Promise.reject(new Error('select * from secrets'));
  const { url } = await startTestServer({ stores: storesWith(lost), onError, check: lost });
  const answer = await postCall(url, 'offers.f.getAll');
  expect([answer.status, await answer.text()]).toEqual([503, 'The backend cannot answer now.']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('select * from secrets'));
  expect((await fetch(`${url}/health`)).status).toBe(503);
  expect((await postCall(url, 'auth.loginShop', loginParams)).status).toBe(200);
  expect((await fetch(`${(await startTestServer()).url}/health`)).status).toBe(200);
});

test('only who knows the token commands the office', async () => {
  const office = await startOffice();
  onTestFinished(office.close);
  office.open(async (words) => words.join(' '));
  const command = (token: string) => askOffice({ port: office.port, token }, ['send', '1']);
  await expect(command('guess')).rejects.toThrow();
  expect(await command(office.token)).toBe('send 1');
});

const script = fileURLToPath(new URL('run.ts', import.meta.url));

function run(args: string[]) {
  const env = { ...process.env, DATABASE_URL: '' };
  const server = spawn(process.execPath, ['--import', 'tsx', script, ...args], { env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const url = async () => {
    await vi.waitFor(() => expect(output).toContain('listens'), 60_000);
    return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  };
  return { server, ended: once(server, 'exit'), output: () => output, url };
}

test('it remembers, alone with its folder, and the office commands it', { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backend-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const data = ['--data', folder, '--port', '0'];

  const first = run(data);
  const base = await first.url();
  const login = await postCall(base, 'auth.loginShop', loginParams);
  const [cookie = ''] = login.headers.getSetCookie();
  const order = async (url: string) =>
    (await postCall(url, 'shopOrders.add', exampleOf('shopOrders.add').params, { cookie })).status;
  const newestOrder = async (url: string) =>
    (await (await postCall(url, 'shopOrders.f.getAll', {}, { cookie })).json()).data[0];
  expect(await order(base)).toBe(200);
  const { LeadID } = await newestOrder(base);

  const office = run([...data, 'send', String(LeadID)]);
  expect(await office.ended).toEqual([0, null]);
  expect(office.output()).toBe(`Order ${LeadID}: sent.\n`);
  const other = run(data);
  expect(await other.ended).toEqual([1, null]);
  expect(other.output()).toContain(`Process ${first.server.pid} has ${folder} open.`);

  await rename(folder, `${folder}-moved`);
  expect([await order(base), (await fetch(`${base}/health`)).status]).toEqual([503, 503]);
  await rename(`${folder}-moved`, folder);
  expect((await fetch(`${base}/health`)).status).toBe(200);
  first.server.kill('SIGKILL');
  await first.ended;

  const second = run(data);
  expect(await newestOrder(await second.url())).toMatchObject({ LeadID, Status: 'Poslano' });
  second.server.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
});
