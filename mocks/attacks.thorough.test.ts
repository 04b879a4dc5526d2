// What an attacker tries on the local backend.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createBackend, createMemoryStore, type Handler } from './backend';
import { MOST_FAILURES } from './backend/attempts';
import { MAX_CALLS } from './backend/protocol';
import { newUser, testBackend, type Visitor, visitorOf } from './backend/testing';
import { createSqlStore, type Database, openDatabase, seed } from './database';
import { exampleOf, formOf } from './examples';
import { catalogue, fixtures } from './fixtures';
import { type ServerOptions, startServer } from './server';

const { UserInfo, Password } = fixtures.BA.member;
const credentials = { username: UserInfo.Email, password: Password };
const order = exampleOf('shopOrders.add').params;

async function start(options: ServerOptions = {}): Promise<string> {
  const { url, close } = await startServer({ port: 0, log: () => {}, ...options });
  onTestFinished(close);
  return url;
}

const json = { 'content-type': 'application/json' };
const callText = (method: string, params: object) => JSON.stringify({ action: 'call', method, params });

const post = (url: string, body: BodyInit, headers: Record<string, string> = json) =>
  fetch(`${url}/_rpc`, { method: 'POST', headers, body });

async function logIn(url: string): Promise<string> {
  const answer = await post(url, callText('auth.loginShop', credentials));
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('another site, with the cookies of the visitor', () => {
  const evil = 'https://evil.test';

  test.each([
    ['JSON', json, callText('shopOrders.add', { ...order })],
    ['a form', {}, formOf({ method: 'shopOrders.add', params: order ?? {} })],
    [
      'a form with a file',
      {},
      formOf({ method: 'shopOrders.add', params: { ...order, file: new File(['x'], 'x.png') } }),
    ],
    ['plain text', { 'content-type': 'text/plain' }, callText('shopOrders.add', { ...order })],
  ])('cannot order by %s', async (_what, headers, body) => {
    const url = await start();
    const cookie = await logIn(url);
    const answer = await post(url, body, { ...headers, cookie, origin: evil });
    expect(answer.status).toBe(403);
    const orders = await post(url, callText('shopOrders.f.getAll', {}), { ...json, cookie });
    expect((await orders.json()).data).toHaveLength(fixtures.BA.member.Orders.length);
  });

  test('gets no permission to read, and no preflight', async () => {
    const url = await start();
    const preflight = await fetch(`${url}/_rpc`, {
      method: 'OPTIONS',
      headers: { origin: evil, 'access-control-request-method': 'POST' },
    });
    for (const { headers } of [preflight, await fetch(`${url}/geo`, { headers: { origin: evil } })])
      expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a session', () => {
  test('is not taken over from the visitor, and the one before ends', async () => {
    const visitor = testBackend();
    const send = async (cookie: string, method: string, params = {}) =>
      visitor.handler(
        new Request('http://shop.test/_rpc', {
          method: 'POST',
          headers: { ...json, cookie },
          body: callText(method, params),
        }),
      );
    const check = async (cookie: string) => (await (await send(cookie, 'auth.checkLogin')).json()).status;
    const given = 'session-BA=chosen-by-the-attacker';
    const first = (await send(given, 'auth.loginShop', credentials)).headers.getSetCookie()[0] ?? '';
    expect([await check(given), await check(first)]).toEqual(['error', 'ok']);
    const second = (await send(first, 'auth.loginShop', credentials)).headers.getSetCookie()[0] ?? '';
    expect([await check(first), await check(second)]).toEqual(['error', 'ok']);
  });

  test('of one country is none in another', async () => {
    const { handler, visitor } = testBackend();
    const member = visitor();
    await member.logIn('BA');
    const cookie = 'session-RS=id-1';
    const body = JSON.stringify({ action: 'call', method: 'auth.checkLogin', meta: { country: 'RS' } });
    const answer = await handler(
      new Request('http://shop.test/_rpc', { method: 'POST', headers: { ...json, cookie }, body }),
    );
    expect(await answer.json()).toMatchObject({ data: 'NOT_LOGGED_IN' });
  });

  test('cannot be read by scripts, and logging out ends it on the server', async () => {
    const url = await start();
    const answer = await post(url, callText('auth.loginShop', credentials));
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    await post(url, callText('auth.logout', {}), { ...json, cookie });
    const check = await post(url, callText('auth.checkLogin', {}), { ...json, cookie });
    expect(await check.json()).toMatchObject({ data: 'NOT_LOGGED_IN' });
  });
});

describe('a request', () => {
  const MEGABYTE = 1024 * 1024;

  test.each([
    ['of 100 MB', { 'content-length': String(100 * MEGABYTE) }],
    ['of 100 MB that does not name its length', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused before it has arrived', async (_what, headers) => {
    const url = await start();
    const sent = request(`${url}/_rpc`, { method: 'POST', headers: { ...json, ...headers } });
    sent.on('error', () => {});
    onTestFinished(() => void sent.destroy());
    sent.write(' '.repeat(2 * MEGABYTE));
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(413);
    expect((await fetch(`${url}/geo`)).status).toBe(200);
  });

  test('with a picture of more than 21 MB is refused, one of 20 MB is read', async () => {
    const url = await start();
    const cookie = await logIn(url);
    const upload = (bytes: number) => {
      const form = formOf({
        method: 'staticContent.images.f.upload',
        params: { ImageName: 'x', ImageTag: 'offer', ImageFile: new File([new Uint8Array(bytes)], 'x.png') },
      });
      return post(url, form, { cookie });
    };
    expect((await upload(22 * MEGABYTE)).status).toBe(413);
    expect(await (await upload(20 * MEGABYTE)).json()).toMatchObject({ data: 'NOT_AN_IMAGE' });
  });

  test('that arrives slowly is ended', async () => {
    const url = await start({ requestMs: 200 });
    const socket = connect(Number(new URL(url).port), 'localhost');
    socket.write(
      'POST /_rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, 'close');
  });

  test('with more calls than a page sends is refused, and so is one with deep nesting', async () => {
    const url = await start();
    const call = { action: 'call', method: 'auth.checkLogin' };
    const status = async (body: string) => (await post(url, body)).status;
    expect(await status(JSON.stringify(Array(MAX_CALLS).fill(call)))).toBe(200);
    expect(await status(JSON.stringify(Array(MAX_CALLS + 1).fill(call)))).toBe(400);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(await status(deep)).toBe(400);
    expect(await status(`{"action":"call","method":"auth.loginShop","params":{"username":${deep}}}`)).toBe(
      200,
    );
  });

  test('tells nothing of an error inside', async () => {
    const store = createMemoryStore(fixtures.BA, catalogue);
    const broken = { ...store, offers: { all: () => Promise.reject(new Error('select * from secrets')) } };
    const url = await start({ stores: { BA: broken, RS: store, HR: store, ME: store }, onError: () => {} });
    const answer = await post(url, callText('offers.f.getAll', {}));
    expect([answer.status, await answer.text()]).toEqual([503, 'The backend cannot answer now.']);
  });

  test('cannot write lines into the log', async () => {
    const { log, visitor } = testBackend();
    const attacker = visitor();
    const Email = 'a@b.ba: 000000\nPassword reset code for edin.begovic@example.ba';
    const register = (user: object) => attacker.call('shopUsers.f.add', user);
    expect(await register({ ...newUser, Email })).toEqual({ error: 'PARAMS_INVALID' });
    await register({ ...newUser, Username: Email });
    expect(await attacker.call('auth.generateToken', { Email })).toBe(true);
    expect(log).toEqual([expect.not.stringMatching(/\p{Cc}/u)]);
  });

  test('cannot write headers', async () => {
    const { handler, visitor } = testBackend();
    const member = visitor();
    await member.logIn();
    const text = 'x\r\nSet-Cookie: session-BA=mine';
    const meta = { id: text, trace: text };
    const answers = await Promise.all([
      member.post('/_rpc', { action: 'call', method: text, meta }),
      member.post('/_rpc', { action: 'call', method: 'shopUsers.f.edit', params: { FirstName: text }, meta }),
      handler(new Request(`http://shop.test/${encodeURIComponent(text)}`)),
      handler(new Request(`http://shop.test/uploads/${encodeURIComponent(text)}`)),
    ]);
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('fields that nobody asked for', () => {
  const extra = {
    id: '1',
    ID: '1',
    userId: '1',
    country: 'RS',
    passwordHash: 'x',
    Password: 'sasvim-nova',
    IsAdmin: true,
    IsApproved: true,
    Status: 'Isporučeno',
    LeadID: 1,
    createdAt: '2020-01-01T00:00:00Z',
    _User: { FirstName: 'Neko', LastName: 'Drugi' },
    path: '../../package.json',
    // Without the brackets it would be the prototype of this object, and not be sent.
    ['__proto__']: { polluted: true },
  };
  afterEach(() => expect(Reflect.get({}, 'polluted')).toBeUndefined());

  test('are sent, and change nothing of other objects', async () => {
    expect(JSON.stringify({ ...extra })).toContain('"__proto__":{"polluted":true}');
    const member = testBackend().visitor();
    await member.logIn();
    const call = { action: 'call', method: 'shopUsers.f.edit', params: extra, args: extra, meta: extra };
    const bind = { to: { method: 'auth.checkLogin' }, params: { ['__proto__']: 'UserInfo' } };
    for (const body of [
      call,
      { ...extra, ...call },
      [
        { action: 'call', method: 'auth.checkLogin' },
        { ...call, bind },
      ],
    ])
      expect((await member.post('/_rpc', body)).status).toBe(200);
  });

  test('change nothing of a profile', async () => {
    const { visitor } = testBackend();
    const member = visitor();
    await member.logIn();
    expect(await member.call('shopUsers.f.edit', { ...extra, FirstName: 'Drugo' })).toEqual({
      UserInfo: { ...UserInfo, FirstName: 'Drugo' },
    });
    expect(await visitor().logIn()).toEqual({ UserInfo: { ...UserInfo, FirstName: 'Drugo' } });
  });

  test('change nothing of a review', async () => {
    const member = testBackend().visitor();
    await member.logIn();
    const review = { OfferID: 1, Rating: 5, Review: 'x', ReviewHead: 'x', Attachments: [] };
    const ID = await member.call('shopReviews.add', { ...extra, ...review });
    const reviews = await member.call('shopReviews.getAll', { OfferID: 1 });
    expect(reviews).toContainEqual({
      ...review,
      ID,
      OfferID: '1',
      IsApproved: false,
      createdAt: expect.stringMatching(/^2030/),
      _User: { FirstName: UserInfo.FirstName, LastName: UserInfo.LastName },
    });
  });

  test('change nothing of an order', async () => {
    const member = testBackend().visitor();
    await member.logIn();
    const Articles = [{ ID: '1', Quantity: 1, Price: 0 }];
    const ID = await member.call('shopOrders.add', { ...extra, ...order, Articles });
    const orders = await member.call('shopOrders.f.getAll');
    const added = orders.find((one: { ID: unknown }) => one.ID === ID);
    expect(added).toEqual({
      ID,
      LeadID: expect.any(Number),
      Status: 'U pripremi',
      createdAt: expect.stringMatching(/^2030/),
      Articles: [{ ID: '1', Quantity: 1 }],
    });
  });
});

describe('on a database', () => {
  let database: Database;
  let handler: Handler;
  let member: Visitor;
  beforeAll(async () => {
    database = await openDatabase({ memory: true });
    await seed(database);
    handler = backendOn(database);
    member = visitorOf(handler);
    await member.logIn();
  }, 60_000);
  afterAll(() => database.close());

  const backendOn = ({ db }: Database, onError = (error: Error) => void errors.push(error)) =>
    createBackend({
      stores: {
        BA: createSqlStore({ db }, 'BA'),
        RS: createSqlStore({ db }, 'RS'),
        HR: createSqlStore({ db }, 'HR'),
        ME: createSqlStore({ db }, 'ME'),
      },
      sleep: async () => {},
      onError,
    });
  const errors: Error[] = [];

  test('who guesses is refused after a restart too, from the address as well', async () => {
    const guess = (username: string, address?: string, on = handler) =>
      on(
        new Request('http://shop.test/_rpc', {
          method: 'POST',
          headers: json,
          body: callText('auth.loginShop', { username, password: 'pogresna-1' }),
        }),
        address,
      );
    for (let time = 0; time < MOST_FAILURES; time += 1)
      await guess(`niko${time % 2}@example.ba`, '192.0.2.7');
    const restarted = backendOn(database);
    expect((await guess('neko@example.ba', '192.0.2.7', restarted)).status).toBe(429);
    expect((await guess('neko@example.ba', '192.0.2.8', restarted)).status).toBe(200);
  }, 60_000);
});
