import * as v from 'valibot';
import { expectTypeOf, it } from 'vitest';
import { defineCall } from '#features/shared/api';
import type { ErrorCode, handle } from './method';

const call = defineCall('offers.f.getSlog', {
  purpose: 'Returns one offer by its slug',
  params: v.object({ Slog: v.string() }),
  answer: v.pipe(
    v.object({ Name: v.string() }),
    v.transform(({ Name }) => ({ name: Name })),
  ),
  errors: ['NOT_FOUND'],
});
type Handling = Parameters<typeof handle<typeof call>>[1];

const run = async ({ Slog }: { Slog: string }) => ({ Name: Slog });
const without = 'The page shows an error.';
const example = { params: { Slog: 'x' } };

it('compiles no handler that reads or answers otherwise than the call says', () => {
  expectTypeOf(run).toExtend<Handling['run']>();
  expectTypeOf<(params: { Slug: string }) => Promise<{ Name: string }>>().not.toExtend<Handling['run']>();
  expectTypeOf<() => Promise<{ name: string }>>().not.toExtend<Handling['run']>();
});

it('compiles no handler without an example of an answer and of each error code', () => {
  expectTypeOf({
    without,
    run,
    answered: [example] as const,
    refused: { NOT_FOUND: example },
  }).toExtend<Handling>();
  expectTypeOf({
    without,
    run,
    answered: [] as const,
    refused: { NOT_FOUND: example },
  }).not.toExtend<Handling>();
  expectTypeOf({ without, run, answered: [example] as const, refused: {} }).not.toExtend<Handling>();
});

it('compiles no refusal with a code that the contract does not have', () => {
  expectTypeOf<'NO_ARTICLES'>().toExtend<ErrorCode>();
  expectTypeOf<'NO_ARTICLE'>().not.toExtend<ErrorCode>();
});
