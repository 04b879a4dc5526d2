import { describe, expect, test } from 'vitest';
import { catalogue, fixtures } from '../fixtures';
import { createBackend, createMemoryStore } from '.';
import { MOST_FAILURES } from './attempts';
import { newUser, testBackend, visitorOf } from './testing';

const getSlog = (id: number, Slog: string, more?: object) => ({
  action: 'call',
  method: 'offers.f.getSlog',
  params: { Slog },
  meta: { id },
  ...more,
});

const reviewsOf = (id: number, bind: object) => ({
  action: 'call',
  method: 'shopReviews.getAll',
  meta: { id },
  bind,
});

describe('a call', () => {
  test('is answered with its meta unchanged', async () => {
    const meta = { id: 7, country: 'HR', key: 'k', trace: { a: [1] } };
    const answer = await testBackend()
      .visitor()
      .rpc(getSlog(7, 'libido', { meta }));
    expect(answer).toMatchObject({ status: 'ok', data: { Slog: 'libido', Currency: '€' }, meta });
  });

  test('without meta is about Bosnia and Herzegovina', async () => {
    const answer = await testBackend()
      .visitor()
      .rpc({ action: 'call', method: 'offers.f.getSlog', params: { Slog: 'libido' } });
    expect(answer).toMatchObject({ status: 'ok', data: { Currency: 'KM' } });
  });

  test('that fails is answered with HTTP 200', async () => {
    const response = await testBackend().visitor().post('/_rpc', getSlog(1, 'nepoznato'));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'error', data: 'NOT_FOUND', meta: { id: 1 } });
  });

  test.each(['offers.f.nothing', 'constructor'])(
    'of an unknown method is METHOD_NOT_FOUND: %s',
    async (method) => {
      expect(await testBackend().visitor().call(method)).toEqual({ error: 'METHOD_NOT_FOUND' });
    },
  );

  test('takes args only where the contract says so', async () => {
    const visitor = testBackend().visitor();
    const args = { Slog: 'libido' };
    expect(await visitor.rpc({ action: 'call', method: 'offers.f.getSlog', args })).toMatchObject({
      data: 'PARAMS_INVALID',
    });
    const params = { filters: [{ name: 'ChildOffers', op: 'ne', value: null }] };
    expect(await visitor.call('offers.f.getAll', params)).toHaveLength(Object.keys(catalogue).length);
  });
});

describe('a batch', () => {
  test('of one call is answered with an array, an empty batch with an empty array', async () => {
    const visitor = testBackend().visitor();
    expect(await visitor.rpc([getSlog(1, 'libido')])).toHaveLength(1);
    expect(await visitor.rpc([])).toEqual([]);
  });

  test('is logged in after one of its calls logs in', async () => {
    const visitor = testBackend().visitor();
    const call = (method: string, params?: object) => ({ action: 'call', method, params });
    const answers = await visitor.rpc([
      call('shopUsers.f.add', newUser),
      call('auth.loginShop', { username: newUser.Email, password: newUser.Password }),
      call('shopOrders.f.getAll'),
      call('auth.logout'),
      call('shopOrders.f.getAll'),
    ]);
    expect(answers.map((answer: { status: string }) => answer.status)).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
      'error',
    ]);
    expect(await visitor.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
  });
});

describe('a batch with a call that gets no answer', () => {
  const { UserInfo, Password } = fixtures.BA.member;
  const call = (method: string, params?: object) => ({ action: 'call', method, params });
  const logIn = call('auth.loginShop', { username: UserInfo.Email, password: Password });

  test.each([
    [429, call('auth.loginShop', { username: 'niko', password: 'pogresna-1' })],
    [503, call('offers.f.getAll')],
  ])('keeps the login before it, and its progress ends: HTTP %i', async (status, last) => {
    const store = createMemoryStore(fixtures.BA, catalogue);
    const broken = { ...store, offers: { all: () => Promise.reject(new Error('no database')) } };
    const stores = { BA: broken, RS: store, HR: store, ME: store };
    const visitor = visitorOf(createBackend({ stores, sleep: async () => {}, onError: () => {} }));
    for (let time = 0; time < MOST_FAILURES; time += 1)
      await visitor.call('auth.loginShop', { username: 'niko', password: 'pogresna-1' });

    const params = { id: 'mine' };
    const progress = await visitor.post('/_rpc', {
      action: 'subscribe',
      method: 'batching.progress',
      params,
    });
    const answer = await visitor.send('/_rpc', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-batch-progress': params.id },
      body: JSON.stringify([logIn, last, logIn]),
    });
    expect(answer.status).toBe(status);
    expect(await visitor.call('auth.checkLogin')).toEqual({ UserInfo });
    expect(await progress.text()).toContain('{"done":3,"total":3}');
  });
});

describe('a bound call', () => {
  const params = { OfferID: 'ID' };
  const failed = { status: 'error', data: 'RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR' };

  test.each([
    ['has no such field in its answer', getSlog(7, 'alpha-potent'), { OfferID: 'constructor' }],
    ['is not in the batch', getSlog(9, 'alpha-potent'), params],
  ])('fails when the other %s', async (_, other, taken) => {
    const [, answer] = await testBackend()
      .visitor()
      .rpc([other, reviewsOf(8, { to: { meta: { id: 7 } }, params: taken })]);
    expect(answer).toEqual({ ...failed, meta: { id: 8 } });
  });

  test('fails when the calls are bound to each other', async () => {
    const answers = await testBackend()
      .visitor()
      .rpc([
        reviewsOf(1, { to: { meta: { id: 2 } }, params }),
        reviewsOf(2, { to: { meta: { id: 1 } }, params }),
        reviewsOf(3, { to: { meta: { id: 3 } }, params }),
      ]);
    expect(answers).toMatchObject([failed, failed, failed]);
  });
});

describe('HTTP 400 for', () => {
  test.each([
    ['no object', '7'],
    ['another action', { ...getSlog(1, 'libido'), action: 'do' }],
    ['no method', { action: 'call' }],
    ['params that are no object', { ...getSlog(1, 'libido'), params: 'libido' }],
    ['another country', getSlog(1, 'libido', { meta: { country: 'DE' } })],
    ['one bad call among good ones', [getSlog(1, 'libido'), {}]],
  ])('%s', async (_, body) => {
    expect((await testBackend().visitor().post('/_rpc', body)).status).toBe(400);
  });

  test('multipart without a call, without a file, or with a part that is not a file', async () => {
    const visitor = testBackend().visitor();
    const statusOf = async (parts: Record<string, string | File>) => {
      const form = new FormData();
      for (const [name, part] of Object.entries(parts)) form.append(name, part);
      return (await visitor.send('/_rpc', { method: 'POST', body: form })).status;
    };
    const call = JSON.stringify(getSlog(1, 'libido'));
    const ImageFile = new File(['x'], 'x.png');
    expect(await statusOf({ call, ImageFile })).toBe(200);
    expect(await statusOf({ ImageFile })).toBe(400);
    expect(await statusOf({ call })).toBe(400);
    expect(await statusOf({ call, ImageFile, more: 'text' })).toBe(400);
  });
});

test('other addresses are not found', async () => {
  const visitor = testBackend().visitor();
  expect((await visitor.send('/_rpc')).status).toBe(404);
  expect((await visitor.send('/')).status).toBe(404);
});
