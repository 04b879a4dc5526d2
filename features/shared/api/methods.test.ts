import * as v from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import { rpcAnswering } from '#mocks/testing';
import { createRpcClient, type RpcCall, RpcError, type Unparsed } from '../protocol';
import type { WireOffer, WireOrder } from './contract';
import type { ErrorCode, ShopMethods, ShopRpc } from './methods';
import { parseAnswer, type WireFields, wireObject } from './schema';

// These type assertions are checked by `npm run typecheck`.

type Call = RpcCall<ShopMethods>;

it('rejects a call of a method or with a field that the contract does not have', () => {
  expectTypeOf<{ method: 'offers.f.getSlog'; params: { Slog: string } }>().toExtend<Call>();
  expectTypeOf<{ method: 'offers.f.getSlug'; params: { Slog: string } }>().not.toExtend<Call>();
  expectTypeOf<{ method: 'offers.f.getSlog'; params: { Slug: string } }>().not.toExtend<Call>();
  expectTypeOf<{ method: 'offers.f.getSlog'; params: { Slog: number } }>().not.toExtend<Call>();
  expectTypeOf<{ method: 'offers.f.getSlog' }>().not.toExtend<Call>();
  expectTypeOf<{ method: 'auth.logout' }>().toExtend<Call>();
  expectTypeOf<{ method: 'auth.logout'; params: { id: string } }>().not.toExtend<Call>();
});

it('rejects params where the contract has args', () => {
  expectTypeOf<{ method: 'offers.f.getAll'; args: { includeReviews: true } }>().toExtend<Call>();
  expectTypeOf<{ method: 'offers.f.getAll'; params: { includeReviews: true } }>().not.toExtend<Call>();
});

it('types each answer as unparsed, so that no screen can use it before a schema', () => {
  const { call, batch } = createRpcClient<ShopMethods>({ url: '' });
  expectTypeOf(call<'offers.f.getSlog'>).returns.resolves.toEqualTypeOf<Unparsed<WireOffer>>();
  expectTypeOf<Unparsed<WireOffer>>().not.toHaveProperty('Name');
  const run = () => batch([{ method: 'auth.logout' }, { method: 'shopOrders.f.getAll' }]);
  type Results = Awaited<ReturnType<typeof run>>;
  expectTypeOf<Extract<Results[1], { status: 'ok' }>['data']>().toEqualTypeOf<Unparsed<WireOrder[]>>();
});

it('accepts a bind only to existing methods and params', () => {
  type Batched = Parameters<ShopRpc['batch']>[0][number];
  type Bound<Param extends string> = {
    method: 'shopReviews.getAll';
    bind: { to: { method: 'offers.f.getSlog' }; params: Record<Param, 'ID'> };
  };
  expectTypeOf<Bound<'OfferID'>>().toExtend<Batched>();
  expectTypeOf<Bound<'OfferId'>>().not.toExtend<Batched>();
});

it('types the error codes of each method', () => {
  expectTypeOf<ErrorCode<'auth.resetPassword'>>().toEqualTypeOf<'TOKEN_INVALID' | 'PASSWORD_SHORT'>();
  expectTypeOf<'NO_ARTICLE'>().not.toExtend<ErrorCode>();
});

it('rejects a schema that does not accept what the contract promises', async () => {
  const named = wireObject<WireOffer>()({ Name: v.string() });
  const dated = v.object({ createdAt: v.date() });
  expectTypeOf(parseAnswer<WireOffer, typeof named>)
    .parameter(0)
    .toEqualTypeOf<typeof named>();
  expectTypeOf(parseAnswer<WireOrder, typeof dated>)
    .parameter(0)
    .toBeNever();

  // At run time the schema decides.
  const rpc = rpcAnswering(() => ({ Name: 7 }));
  const answer = await rpc.call({ method: 'offers.f.getSlog', params: { Slog: 'x' } });
  expect(() => parseAnswer(named, answer)).toThrow(new RpcError('RPC_CLIENT_ERROR'));
});

it('rejects a schema’s field that the contract does not have or has with another type', () => {
  type Fits<Entries> = Entries extends WireFields<WireOffer, Entries> ? true : false;
  expectTypeOf<Fits<{ Name: v.StringSchema<undefined> }>>().toEqualTypeOf<true>();
  expectTypeOf<Fits<{ Nmae: v.OptionalSchema<v.StringSchema<undefined>, ''> }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ Name: v.NumberSchema<undefined> }>>().toEqualTypeOf<false>();
  // The backend may leave this field out.
  expectTypeOf<Fits<{ Rating: v.NumberSchema<undefined> }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ Rating: v.OptionalSchema<v.NumberSchema<undefined>, 0> }>>().toEqualTypeOf<true>();
});
