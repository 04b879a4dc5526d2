import * as v from 'valibot';
import { cleanLine } from '#ui/typedText';
import { report } from '../platform';
import { isPictureAddress } from './pictureAddress';

/**
 * A schema that reads more than the contract promises. `Promised` counts as its input, so that the mock backend keeps
 * the promise.
 */
export const promised =
  <Promised>() =>
  <S extends v.GenericSchema>(schema: Promised extends v.InferInput<S> ? S : never) =>
    schema as v.GenericSchema<Promised, v.InferOutput<S>>;

/** What the contract promises and the shop does not read. */
export const unread = <Promised>() => promised<Promised>()(v.optional(v.unknown()));

/** A text that must not be empty. */
export const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A text that can be part of an address: not blank, and without a lone surrogate, which cannot be URL-encoded. */
const addressPartSchema = v.pipe(v.string(), v.regex(/^(?=.*\S)\P{Surrogate}+$/su));

/** Ids come as strings or numbers and are compared as strings. */
export const idSchema = v.pipe(
  v.union([addressPartSchema, v.number()]),
  v.transform((id) => String(id)),
);

export type WireId = v.InferInput<typeof idSchema>;

export const offerIdSchema = v.pipe(idSchema, v.brand('OfferId'));

export type OfferId = v.InferOutput<typeof offerIdSchema>;

/** Identifies an offer in its address (`Slog` in the contract). */
export const slugSchema = v.pipe(addressPartSchema, v.brand('Slug'));

export type Slug = v.InferOutput<typeof slugSchema>;

export const orderIdSchema = v.pipe(idSchema, v.brand('OrderId'));

export type OrderId = v.InferOutput<typeof orderIdSchema>;

/** The number that shoppers see and track an order with (Specification/Orders). Never empty. */
export const orderNumberSchema = v.pipe(filledText, v.brand('OrderNumber'));

export type OrderNumber = v.InferOutput<typeof orderNumberSchema>;

/** A number as people write it: `#104267`, `Br. 104 267`, `104.267`. `undefined` for an empty one. */
export function readOrderNumber(typed: string): OrderNumber | undefined {
  const number = cleanLine(typed)
    .replace(/^(?:.*#|№|br(?:oj)?\b)[\s.:#]*/iu, '')
    .replace(/(\d)[\s.]+(?=\d|$)/g, '$1');
  const parsed = v.safeParse(orderNumberSchema, number);
  return parsed.success ? parsed.output : undefined;
}

/** How many of an offer: at least one. */
export const quantitySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A price in its currency → hundredths, rounded. */
export const hundredthsSchema = v.pipe(
  v.number(),
  v.transform((price) => Math.round(price * 100)),
  v.brand('Hundredths'),
);

/**
 * An amount in hundredths of the offer's currency, as an integer, so that sums and products stay exact. Prices are
 * never floats (Specification/Money and phones).
 */
export type Hundredths = v.InferOutput<typeof hundredthsSchema>;

/** Not a rule of the shop: keeps the total of a full cart exact. */
const MAX_PRICE = 1e9;

/** A price in the offer's currency, as a number or a numeric string → hundredths. */
export const priceSchema = promised<number>()(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
    v.minValue(0),
    v.maxValue(MAX_PRICE),
    hundredthsSchema,
  ),
);

/** A trimmed text; empty if the backend leaves it out. */
export const textSchema = promised<string>()(v.pipe(v.nullish(v.string(), ''), v.trim()));

/** The same for a field that the contract does not promise. */
export const optionalText = v.exactOptional(textSchema, '');

/** Plain text, split into paragraphs at blank lines. */
export const paragraphsSchema = v.pipe(
  textSchema,
  v.transform((text) => text.split(/\n\s*\n/).filter(Boolean)),
);

export const textListSchema = promised<string[]>()(
  v.pipe(
    v.nullish(v.array(v.string()), []),
    v.transform((items) => items.map((item) => item.trim()).filter(Boolean)),
  ),
);

/** The address of a picture. */
export const pictureSchema = v.pipe(
  filledText,
  v.check((address) => isPictureAddress(address), 'no picture address'),
);

/** The field that an issue is about, `*` for any item of a list: `Prices.*.Price`. Holds nothing of the value. */
export const fieldOf = ({ path }: Pick<v.BaseIssue<unknown>, 'path'>): string =>
  path?.map(({ key }) => (typeof key === 'number' ? '*' : key)).join('.') ?? '';

/** Reports what is left out, by the first thing that is wrong with it. */
function reportMalformed(what: string, issue: v.BaseIssue<unknown>): void {
  const path = v.getDotPath(issue) ?? 'as a whole';
  const value = issue.path?.[0]?.input ?? issue.input;
  report(
    'answer',
    `${what} left out, malformed: ${path}: ${JSON.stringify(value)?.slice(0, 200)}`,
    `${what}: ${fieldOf(issue)}`,
  );
}

/** Accepts any value, with the input type of the schema that checks it later. */
const unvalidated = <S extends v.GenericSchema>(_schema: S) => v.custom<v.InferInput<S>>(() => true);

/** Splits a list into valid and malformed items, and warns about each malformed one. */
export const splitListSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.pipe(
    v.array(unvalidated(schema)),
    v.transform((values) => {
      const items: v.InferOutput<S>[] = [];
      const malformed: unknown[] = [];
      for (const value of values) {
        const item = v.safeParse(schema, value);
        if (item.success) items.push(item.output);
        else {
          reportMalformed(what, item.issues[0]);
          malformed.push(value);
        }
      }
      return { items, malformed };
    }),
  );

/** The valid items of a list. Leaves out malformed items and warns about each (Specification/Protocol). */
export const listSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.pipe(
    splitListSchema(what, schema),
    v.transform(({ items }) => items),
  );

/**
 * An object of the backend. A field that may be missing is optional: where it is malformed, it counts as missing and is
 * reported, and the rest of the object stays.
 */
export const wireObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(
    Object.fromEntries(
      Object.entries(entries).map(([name, schema]) => [
        name,
        v.is(schema, undefined) ? leftOutIfMalformed(name, schema) : schema,
      ]),
    ) as Entries,
  );

const leftOutIfMalformed = (name: string, schema: v.GenericSchema) =>
  v.fallback(schema, (malformed?: v.OutputDataset<unknown, v.BaseIssue<unknown>>) => {
    const [issue] = malformed?.issues ?? [];
    if (issue) reportMalformed(name, issue);
    return v.parse(schema, undefined);
  });

/** Addresses of pictures. Leaves out malformed ones. */
export const picturesSchema = promised<string[]>()(v.nullish(listSchema('Picture', pictureSchema), []));

/** The address of a picture; empty if it is missing. */
export const optionalPicture = v.pipe(
  textSchema,
  v.check((address) => address === '' || isPictureAddress(address), 'no picture address'),
);
