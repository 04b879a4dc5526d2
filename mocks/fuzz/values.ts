import * as fc from 'fast-check';

/** Path to a part of a value: property names and indexes. */
type Path = readonly (string | number)[];

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Wrong values, as a backend, a browser or a person may supply them. */
const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    '',
    '  ',
    '0',
    '-1',
    '12.5',
    '1e5',
    'NaN',
    '__proto__',
    'constructor',
    '<script>',
    '\ud800',
    -1,
    0,
    0.1 + 0.2,
    1.005,
    1e15,
    1e21,
    1.7e308,
    // JSON.parse('1e999')
    Number.POSITIVE_INFINITY,
    [],
    {},
    [null],
    { length: 3 },
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))),
);

function pathsIn(value: Json, above: Path = []): Path[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [above, ...inside.flatMap(([name, below]) => pathsIn(below, [...above, name]))];
}

function replaced(value: Json, [name, ...deeper]: Path, by: Json | undefined): Json | undefined {
  if (name === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).flatMap(([key, below]): [string, Json][] => {
    const next = key === name ? replaced(below, deeper, by) : below;
    return next === undefined ? [] : [[key, next]];
  });
  return Array.isArray(value) ? changed.map(([, below]) => below) : Object.fromEntries(changed);
}

/** Copies of `value` with up to three of its parts missing or replaced. */
function almost(value: unknown): fc.Arbitrary<unknown> {
  const whole: Json = JSON.parse(JSON.stringify(value));
  const paths = pathsIn(whole);
  const change = fc.tuple(fc.constantFrom(...paths), fc.option(junk, { nil: undefined }));
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<Json>((before, [path, by]) => replaced(before, path, by) ?? null, whole),
    );
}

/** Any JSON value, mostly close to `value`. */
export const malformed = (value: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: almost(value) }, { weight: 1, arbitrary: junk });

/** Texts in place of `value` as JSON: most are JSON, some are cut off, some are something else. */
export const malformedText = (value: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: malformed(value).map((other) => JSON.stringify(other) ?? '') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(almost(value), fc.nat(200))
        .map(([other, length]) => (JSON.stringify(other) ?? '').slice(0, length)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'null', '<!doctype html>', '[1e999]', '{"a":1,}', 'undefined'),
    },
  );

/** Text in an address. */
export const addressText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.webFragments(),
  fc.constantFrom(
    '',
    '/',
    '//',
    '..',
    '%',
    '%E0%A4%A',
    '%00',
    '?',
    '#',
    '\\',
    '\ud800',
    '//example.com',
    '__proto__',
  ),
);

/** A storage that holds the same text under every key, and keeps nothing. */
export function storageWith(stored: string): Storage {
  return {
    length: 1,
    clear: () => {},
    key: () => null,
    getItem: () => stored,
    setItem: () => {},
    removeItem: () => {},
  };
}
