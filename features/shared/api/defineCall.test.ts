import * as v from 'valibot';
import { expect, it } from 'vitest';
import { rpcAnswering } from '#mocks/testing';
import { RpcError } from '../protocol';
import { ask, callOf, defineCall } from './defineCall';
import { textSchema } from './schema';

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
