import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userSchema } from './auth';
import { offerSchema } from './offerSchema';
import { orderSchema } from './orders';
import { attachmentSchema, reviewSchema } from './reviews';
import { readOrderNumber } from './schema';

/** What each object must have. */
const objects: [name: string, schema: v.GenericSchema, required: object][] = [
  [
    'offer',
    offerSchema,
    { ID: 7, Name: 'Libido', Slog: 'libido', Group: 'potency', NewPrice: 1, Currency: '€' },
  ],
  ['order', orderSchema, { ID: 4 }],
  ['review', reviewSchema, { ID: 1, Rating: 5, createdAt: '2026-11-14T18:36:00Z' }],
  ['attachment', attachmentSchema, { ID: 1, Url: '/images/1.avif' }],
  ['user', userSchema, { UserInfo: {} }],
];

/** The fields that may be missing, also those of the objects in fields. */
function optionalPaths(schema: object, path: string[] = []): string[][] {
  if ('wrapped' in schema) return optionalPaths(schema.wrapped as object, path);
  if (!('entries' in schema)) return [];
  return Object.entries(schema.entries as v.ObjectEntries).flatMap(([name, field]) => [
    ...(v.is(field, undefined) ? [[...path, name]] : []),
    ...optionalPaths(field, [...path, name]),
  ]);
}

const withField = (object: object, [name = '', ...path]: string[], value: unknown): object => ({
  ...object,
  [name]: path.length > 0 ? withField({}, path, value) : value,
});

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => {}));
afterEach(() => vi.clearAllMocks());

it.each(
  objects.flatMap(([name, schema, required]) =>
    optionalPaths(schema).map((path) => [name, path.join('.'), schema, required, path] as const),
  ),
)('of an %s, a malformed %s alone is left out and reported', (_object, _field, schema, required, path) => {
  const without = v.parse(schema, required);
  for (const malformed of [7, -1, Number.NaN, '', 'x', 'javascript:x', true, [], [7], [null], {}, { a: 1 }]) {
    warn.mockClear();
    const read = v.safeParse(schema, withField(required, path, malformed));
    expect(read.success, JSON.stringify(malformed)).toBe(true);
    // Of a list, only the item is left out.
    if (warn.mock.calls.length > 0 && !Array.isArray(malformed)) expect(read.output).toEqual(without);
  }
});

it.each([
  ['104267', '104267'],
  ['#104267', '104267'],
  ['# 104267', '104267'],
  ['Br. 104 267', '104267'],
  ['Narudžba #104.267.', '104267'],
  ['\u200B104\u00A0267\u202C', '104267'],
  ['１０４２６７', '104267'],
  ['KD-12', 'KD-12'],
  [' # ', undefined],
  ['\u200B', undefined],
])('reads the order number %j as %j', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});
