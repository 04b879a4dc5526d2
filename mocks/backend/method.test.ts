import * as v from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import type { ShopMethod, WireOffer } from '#features/shared/api';
import { shopMethodNames } from './backend';
import { type ErrorCode, type Implementation, type Method, method } from './method';

type GetOffer = Implementation['offers.f.getSlog'];
type GetOffers = Implementation['offers.f.getAll'];

it('compiles no method that is not in the contract, and none is left out', () => {
  expectTypeOf<keyof Implementation>().toEqualTypeOf<ShopMethod>();
  expect(shopMethodNames).toContain('shopOrders.add');
});

it('compiles no method that reads other fields than the contract sends', () => {
  expectTypeOf<Method<{ params: { Slog: string } }, WireOffer>>().toExtend<GetOffer>();
  expectTypeOf<Method<{ params: { Slug: string } }, WireOffer>>().not.toExtend<GetOffer>();
  expectTypeOf<Method<{ params: { Slog: number } }, WireOffer>>().not.toExtend<GetOffer>();
  // An optional field that is misspelt would be missed by assignability alone.
  expectTypeOf<Method<{ args: { includeReview?: boolean } }, WireOffer[]>>().not.toExtend<GetOffers>();
  expectTypeOf<Method<{ params: { includeReviews?: boolean } }, WireOffer[]>>().not.toExtend<GetOffers>();
});

it('compiles no method that answers otherwise than the contract says', () => {
  const taken = v.object({ Slog: v.string() });
  const wrong = method(taken, async ({ Slog }) => ({ Slug: Slog }));
  expectTypeOf(wrong).not.toExtend<GetOffer>();
  expectTypeOf(method(v.object({}), async () => true)).toExtend<Implementation['auth.logout']>();
  expectTypeOf(method(v.object({}), async () => false)).not.toExtend<Implementation['auth.logout']>();
});

it('compiles no refusal with a code that the contract does not have', () => {
  expectTypeOf<'NO_ARTICLES'>().toExtend<ErrorCode>();
  expectTypeOf<'NO_ARTICLE'>().not.toExtend<ErrorCode>();
});
