import * as v from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import { rpcAnswering } from '#mocks/testing';
import { RpcError } from '../protocol';
import { type AnswerTo, ask, callOf, defineCall, type Sent } from './defineCall';
import { promised, textSchema } from './schema';

// These type assertions are checked by `npm run typecheck`.

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

it('types what is sent, promised and read', () => {
  expectTypeOf<Sent<typeof named>>().toEqualTypeOf<{ Code: string }>();
  expectTypeOf<Sent<typeof bare>>().toEqualTypeOf<undefined>();
  expectTypeOf<v.InferInput<(typeof named)['answer']>>().toEqualTypeOf<{ Name: string }>();
  expectTypeOf<AnswerTo<typeof named>>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<(typeof named)['errors'][number]>().toEqualTypeOf<'NOT_FOUND'>();
  expectTypeOf<(typeof bare)['errors'][number]>().toBeNever();
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

it('compiles no schema that does not read what the contract promises', () => {
  const text = promised<string>();
  const lenient = v.nullish(v.string());
  const date = v.date();
  expectTypeOf(text<typeof lenient>)
    .parameter(0)
    .toEqualTypeOf<typeof lenient>();
  expectTypeOf(text<typeof date>)
    .parameter(0)
    .toBeNever();
});
