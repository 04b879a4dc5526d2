import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceAnswering } from '#mocks/answers';
import { rpcAnswering } from '#mocks/testing';
import { RpcError } from '../protocol';
import { ask, askService, callOf, defineCall } from './defineCall';
import { textSchema, unread } from './schema';

const named = defineCall('things.getOne', {
  purpose: 'Returns a thing',
  params: v.object({ Code: v.string() }),
  answer: v.pipe(
    v.object({ Name: textSchema }),
    v.transform((wire) => ({ name: wire.Name })),
  ),
  errors: ['NOT_FOUND'],
});
const bare = defineCall('things.touch', { purpose: 'Touches', answer: v.literal(true) });
const withArgs = defineCall('things.getAll', {
  purpose: 'Lists',
  carrier: 'args',
  params: v.object({ all: v.boolean() }),
  answer: v.array(v.string()),
});

it('is sent with its params where the method takes them', () => {
  expect(callOf(named, { Code: 'x' }, { key: 'k' })).toEqual({
    method: 'things.getOne',
    params: { Code: 'x' },
    meta: { key: 'k' },
  });
  expect(callOf(bare, undefined)).toEqual({ method: 'things.touch' });
  expect(callOf(withArgs, { all: true })).toEqual({ method: 'things.getAll', args: { all: true } });
});

it('gives the shop’s spelling, and rejects an answer that is not in the contract', async () => {
  const rpc = rpcAnswering(() => ({ Name: ' a ' }));
  await expect(ask(rpc, named, { Code: 'x' })).resolves.toEqual({ name: 'a' });
  // More than the contract promises is read.
  await expect(
    ask(
      rpcAnswering(() => ({})),
      named,
      { Code: 'x' },
    ),
  ).resolves.toEqual({ name: '' });
  const wrong = rpcAnswering(() => ({ Name: 7 }));
  await expect(ask(wrong, named, { Code: 'x' })).rejects.toEqual(new RpcError('RPC_CLIENT_ERROR'));
});

it('does not look into an answer that the shop does not read', async () => {
  const call = defineCall('things.remove', { purpose: 'Removes', answer: unread<true>() });
  const rpc = rpcAnswering(() => ({ no: 'sense' }));
  await expect(ask(rpc, call, undefined)).resolves.toEqual({ no: 'sense' });
});

describe('a service outside the backend', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const service = defineCall('/thing', { purpose: 'Says', answer: v.object({ status: v.literal('ok') }) });
  const asked = () => askService('https://service.example/thing', service, undefined);
  const good = '{"status":"ok"}';

  it('answers', async () => {
    serviceAnswering(good);
    await expect(asked()).resolves.toEqual({ status: 'ok' });
  });

  it.each([
    ['HTTP 500', good, 500],
    ['HTML', '<!doctype html><h1>502</h1>', 200],
    ['JSON of another shape', '{"no":"sense"}', 200],
    ['a code that the contract does not list', '{"status":"NEVER_HEARD"}', 200],
    ['the answer twice', `[${good},${good}]`, 200],
  ])('has not answered when the answer is %s', async (_what, body, status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    serviceAnswering(body, status);
    await expect(asked()).rejects.toEqual(new RpcError('RPC_CLIENT_ERROR'));
  });

  it('has not answered when it cannot be reached', async () => {
    const lost = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', () => Promise.reject(lost));
    await expect(asked()).rejects.toMatchObject({ code: 'RPC_CLIENT_ERROR', cause: lost });
  });
});
