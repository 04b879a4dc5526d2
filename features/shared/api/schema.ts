import * as v from 'valibot';
import { hundredthsSchema } from '../country';
import { parseUrl } from '../platform';
import { RpcError, type Unparsed } from '../protocol';

/** A text that can be part of an address. A lone surrogate cannot be URL-encoded. */
const addressPartSchema = v.pipe(v.string(), v.regex(/^\P{Surrogate}+$/u));

/** Ids come as strings or numbers and are compared as strings. */
export const idSchema = v.pipe(
  v.union([addressPartSchema, v.number()]),
  v.transform((id) => String(id)),
);

export const offerIdSchema = v.pipe(idSchema, v.brand('OfferId'));

export type OfferId = v.InferOutput<typeof offerIdSchema>;

/** Identifies an offer in its address (`Slog` in the contract). */
export const slugSchema = v.pipe(addressPartSchema, v.brand('Slug'));

export type Slug = v.InferOutput<typeof slugSchema>;

export const orderIdSchema = v.pipe(idSchema, v.brand('OrderId'));

export type OrderId = v.InferOutput<typeof orderIdSchema>;

/** The number that shoppers see and track an order with (Specification/Orders). Never empty. */
export const orderNumberSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.brand('OrderNumber'));

export type OrderNumber = v.InferOutput<typeof orderNumberSchema>;

/** Not a rule of the shop: keeps the total of a full cart exact. */
const MAX_PRICE = 1e9;

/** A price in the offer's currency, as a number or a numeric string → hundredths. */
export const priceSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(MAX_PRICE),
  hundredthsSchema,
);

/** A trimmed text; empty if the backend leaves it out. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.trim()),
);

/** Plain text, split into paragraphs at blank lines. */
export const paragraphsSchema = v.pipe(
  optionalText,
  v.transform((text) => text.split(/\n\s*\n/).filter(Boolean)),
);

export const textListSchema = v.pipe(
  v.nullish(v.array(v.string()), []),
  v.transform((items) => items.map((item) => item.trim()).filter(Boolean)),
);

/** Base for relative addresses; only its scheme matters. */
const RELATIVE_BASE = 'https://here.invalid';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether an address from the backend may be the source of a picture: relative, https, or http from a loopback address
 * or the page's own host (development). Parsed as browsers parse it, which ignores spaces and line breaks.
 */
function isPicture(address: string): boolean {
  const url = parseUrl(address, RELATIVE_BASE);
  if (url?.protocol === 'http:') {
    return LOOPBACK.test(url.hostname) || url.hostname === globalThis.location?.hostname;
  }
  return url?.protocol === 'https:';
}

/** The address of a picture. */
export const pictureSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check(isPicture, 'no picture address'),
);

/** `never` for each entry that is not a field of `Wire` or does not accept the field's type. */
export type WireFields<Wire, Entries> = {
  [Field in keyof Entries]: Field extends keyof Wire
    ? Wire[Field] extends v.InferInput<Extract<Entries[Field], v.GenericSchema>>
      ? v.GenericSchema
      : never
    : never;
};

/**
 * A schema of an object of the contract. It may leave fields out; each of its entries must be a field of `Wire` and
 * accept every value that the contract allows.
 */
export const wireObject =
  <Wire extends object>() =>
  <const Entries extends v.ObjectEntries & WireFields<Wire, Entries>>(entries: Entries) =>
    v.object(entries);

/** A schema that accepts what the contract promises. */
type Accepting<Promised, S extends v.GenericSchema> = Promised extends v.InferInput<S> ? S : never;

/** Parses an answer. Throws `RPC_CLIENT_ERROR` if it does not follow the contract. */
export function parseAnswer<Promised, S extends v.GenericSchema>(
  schema: S & Accepting<Promised, S>,
  answer: Unparsed<Promised>,
): v.InferOutput<S> {
  const parsed = v.safeParse<S>(schema, answer);
  if (parsed.success) return parsed.output;
  throw new RpcError('RPC_CLIENT_ERROR', { cause: new v.ValiError(parsed.issues) });
}

/** Parses a value. If it is malformed, returns `undefined` and warns about it. */
function parseOrReport<S extends v.GenericSchema>(
  what: string,
  schema: S,
  value: unknown,
): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const path = v.getDotPath(parsed.issues[0]) ?? 'as a whole';
  console.warn(`${what} left out, malformed: ${path}: ${JSON.stringify(value)?.slice(0, 200)}`);
  return undefined;
}

/** Accepts any value, with the input type of the schema that checks it later. */
const checkedLater = <S extends v.GenericSchema>(_schema: S) => v.custom<v.InferInput<S>>(() => true);

/** Splits a list into valid and malformed items, and warns about each malformed one. */
export const splitListSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.pipe(
    v.array(checkedLater(schema)),
    v.transform((values) => {
      const items: v.InferOutput<S>[] = [];
      const malformed: unknown[] = [];
      for (const value of values) {
        const item = parseOrReport(what, schema, value);
        if (item === undefined) malformed.push(value);
        else items.push(item);
      }
      return { items, malformed };
    }),
  );

/** The valid items of a list. Leaves out malformed items and warns about each (Specification/Wire format). */
export const listSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.pipe(
    splitListSchema(what, schema),
    v.transform(({ items }) => items),
  );

/** An optional field. If it is malformed, only the field is left out, not the whole object. */
export const extraSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.nullish(
    v.pipe(
      checkedLater(schema),
      v.transform((value) => parseOrReport(what, schema, value)),
    ),
  );

/** Addresses of pictures. Leaves out malformed ones. */
export const picturesSchema = v.nullish(listSchema('Picture', pictureSchema), []);

/** The address of a picture; empty if it is missing or malformed. */
export const optionalPicture = v.pipe(
  optionalText,
  v.transform((address) => (address && parseOrReport('Picture', pictureSchema, address)) || ''),
);
