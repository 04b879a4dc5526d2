import * as v from 'valibot';
import { expectTypeOf, it } from 'vitest';
import { type AnswerTo, defineCall, type Sent } from './defineCall';
import { promised, textSchema } from './schema';

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

it('types what is sent, promised and read', () => {
  expectTypeOf<Sent<typeof named>>().toEqualTypeOf<{ Code: string }>();
  expectTypeOf<Sent<typeof bare>>().toEqualTypeOf<undefined>();
  expectTypeOf<v.InferInput<(typeof named)['answer']>>().toEqualTypeOf<{ Name: string }>();
  expectTypeOf<AnswerTo<typeof named>>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<(typeof named)['errors'][number]>().toEqualTypeOf<'NOT_FOUND'>();
  expectTypeOf<(typeof bare)['errors'][number]>().toBeNever();
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
