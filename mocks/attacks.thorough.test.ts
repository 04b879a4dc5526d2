// What an attacker tries on the local backend, which whoever follows it has to withstand too.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createBackend } from './backend';
import { MAX_CALLS } from './backend/protocol';
import { visitorOf } from './backend/testing';
import { createSqlStore, openDatabase, seed } from './database';
import { exampleCalls, exampleOf, formOf, sendExample } from './examples';
import { byCountry, fixtures } from './fixtures';
import type { ServerOptions } from './server';
import { json, post, postCall, startTestServer } from './serverTesting';

const MEGABYTE = 1024 * 1024;
const { UserInfo, Password } = fixtures.BA.member;
const order = exampleOf('shopOrders.add').params;

const start = async (options?: ServerOptions) => (await startTestServer(options)).url;

/** The cookie of a member who has logged in, perhaps with another cookie. */
async function logIn(url: string, cookie = ''): Promise<string> {
  const credentials = { username: UserInfo.Email, password: Password };
  const answer = await postCall(url, 'auth.loginShop', credentials, { cookie });
  return answer.headers.getSetCookie()[0] ?? '';
}

const dataOf = async (url: string, method: string, cookie: string) =>
  (await (await postCall(url, method, {}, { cookie })).json()).data;

const ordering = JSON.stringify({ action: 'call', method: 'shopOrders.add', params: order });

test.each([
  ['JSON', json, ordering],
  ['a form', {}, formOf({ method: 'shopOrders.add', params: { ...order, file: new File(['x'], 'x.png') } })],
  ['plain text', { 'content-type': 'text/plain' }, ordering],
])('another site cannot order by %s with the cookies of the visitor', async (_what, headers, body) => {
  const url = await start();
  const cookie = await logIn(url);
  expect((await post(url, body, { ...headers, cookie, origin: 'https://evil.test' })).status).toBe(403);
  expect(await dataOf(url, 'shopOrders.f.getAll', cookie)).toHaveLength(fixtures.BA.member.Orders.length);
});

test.each(['https://evil.test', 'http://localhost.evil.test', 'http://localhost:1@evil.test', 'null'])(
  'pages of %s get no permission to read, and no preflight',
  async (origin) => {
    const url = await start();
    const preflight = await fetch(`${url}/_rpc`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    for (const { status, headers } of [preflight, await fetch(`${url}/geo`, { headers: { origin } })])
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  },
);

test('a session is not taken over from the visitor, and ends with the next login and the logout', async () => {
  const url = await start();
  const given = 'session-BA=chosen-by-the-attacker';
  const first = await logIn(url, given);
  expect(first).toMatch(/; HttpOnly; SameSite=Lax$/);
  const second = await logIn(url, first);
  expect(await dataOf(url, 'auth.checkLogin', second)).toEqual({ UserInfo });
  for (const cookie of [given, first])
    expect(await dataOf(url, 'auth.checkLogin', cookie)).toBe('NOT_LOGGED_IN');
  await postCall(url, 'auth.logout', {}, { cookie: second });
  expect(await dataOf(url, 'auth.checkLogin', second)).toBe('NOT_LOGGED_IN');
});

test.each([
  ['names its length', { 'content-length': String(100 * MEGABYTE) }],
  ['does not', { 'transfer-encoding': 'chunked' }],
])('a request of 100 MB that %s is refused before it has arrived', async (_what, headers) => {
  const url = await start();
  const sent = request(`${url}/_rpc`, { method: 'POST', headers: { ...json, ...headers } });
  sent.on('error', () => {});
  onTestFinished(() => void sent.destroy());
  sent.write(' '.repeat(2 * MEGABYTE));
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(413);
});

test('a picture of more than 21 MB is refused, one of 20 MB is read', async () => {
  const url = await start();
  const cookie = await logIn(url);
  const upload = (bytes: number) => {
    const ImageFile = new File([new Uint8Array(bytes)], 'x.png');
    const params = { ImageName: 'x', ImageTag: 'offer', ImageFile };
    return post(url, formOf({ method: 'staticContent.images.f.upload', params }), { cookie });
  };
  expect((await upload(22 * MEGABYTE)).status).toBe(413);
  expect(await (await upload(20 * MEGABYTE)).json()).toMatchObject({ data: 'NOT_AN_IMAGE' });
});

test('a request that arrives slowly is ended', async () => {
  const url = await start({ requestMs: 200 });
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.write(
    'POST /_rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a batch of more calls than a page sends is refused, and so is a deep one', async () => {
  const url = await start();
  const statusOf = async (body: string) => (await post(url, body)).status;
  const calls = Array(MAX_CALLS).fill({ action: 'call', method: 'auth.checkLogin' });
  expect(await statusOf(JSON.stringify(calls))).toBe(200);
  expect(await statusOf(JSON.stringify([...calls, calls[0]]))).toBe(400);
  expect(await statusOf(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBe(400);
});

test('odd texts in any field of any call reach the database as texts', async () => {
  const database = await openDatabase({ memory: true });
  onTestFinished(database.close);
  await seed(database);
  const errors: Error[] = [];
  const handler = createBackend({
    stores: byCountry((country) => createSqlStore(database, country)),
    sleep: async () => {},
    onError: (error) => void errors.push(error),
  });
  const member = visitorOf(handler);
  await member.logIn();
  const written = exampleCalls.filter(({ outcome, params }) => params && !('code' in outcome));
  for (const odd of ["' or '1'='1", "'; drop schema shop cascade; --", '\0', '\ud800', '9'.repeat(400)])
    for (const { method, params = {} } of written)
      for (const name of Object.keys(params)) {
        const answer = await sendExample(member, { method, params: { ...params, [name]: odd } });
        expect([200, 400, 429], `${method} ${name} ${odd}`).toContain(answer.status);
      }
  expect(errors).toEqual([]);
  const visitor = visitorOf(handler);
  expect(await visitor.call('offers.f.getAll')).toHaveLength(13);
  expect(await visitor.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
}, 120_000);
