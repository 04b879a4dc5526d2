import * as v from 'valibot';
import { hundredthsSchema } from '../country';
import { RpcError, type Unparsed } from '../protocol';

/** A part of an address. Half a surrogate pair cannot be encoded, so no link could be made of it. */
const addressPartSchema = v.pipe(v.string(), v.regex(/^\P{Surrogate}+$/u));

/** Ids come as strings or numbers and are compared as strings (contract, 'Shapes'). */
export const idSchema = v.pipe(
  v.union([addressPartSchema, v.number()]),
  v.transform((id) => String(id)),
);

export const offerIdSchema = v.pipe(idSchema, v.brand('OfferId'));

export type OfferId = v.InferOutput<typeof offerIdSchema>;

/** An offer's name in its address (`Slog` of the contract). */
export const slugSchema = v.pipe(addressPartSchema, v.brand('Slug'));

export type Slug = v.InferOutput<typeof slugSchema>;

export const orderIdSchema = v.pipe(idSchema, v.brand('OrderId'));

export type OrderId = v.InferOutput<typeof orderIdSchema>;

/** What people know an order by and track it with (decision 1). Never empty. */
export const orderNumberSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.brand('OrderNumber'));

export type OrderNumber = v.InferOutput<typeof orderNumberSchema>;

/** No rule of the shop: up to here the sum of a full cart is exact. */
const MAX_PRICE = 1e9;

/** A price in the offer's currency, as a number or a numeric string → hundredths. */
export const priceSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(MAX_PRICE),
  hundredthsSchema,
);

/** A text that a backend may leave out. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.trim()),
);

/** Plain text whose paragraphs a blank line separates. */
export const paragraphsSchema = v.pipe(
  optionalText,
  v.transform((text) => text.split(/\n\s*\n/).filter(Boolean)),
);

export const textListSchema = v.pipe(
  v.nullish(v.array(v.string()), []),
  v.transform((items) => items.map((item) => item.trim()).filter(Boolean)),
);

/** Where an address without a host leads: nowhere in particular, but by https. */
const HERE = 'https://here.invalid';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether an address that came with the data may become the source of a picture: one beside the page, one by https, or
 * by http the machine that the page itself came from, as in development. It is read as a browser reads it, which
 * overlooks spaces and line breaks within it.
 */
function isPicture(address: string): boolean {
  if (!URL.canParse(address, HERE)) return false;
  const { protocol, hostname } = new URL(address, HERE);
  if (protocol === 'http:') return LOOPBACK.test(hostname) || hostname === globalThis.location?.hostname;
  return protocol === 'https:';
}

/** The address of a picture. */
export const pictureSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check(isPicture, 'no picture address'),
);

/** `never` in the place of each entry that is no field of `Wire` or does not take what stands there. */
export type WireFields<Wire, Entries> = {
  [Field in keyof Entries]: Field extends keyof Wire
    ? Wire[Field] extends v.InferInput<Extract<Entries[Field], v.GenericSchema>>
      ? v.GenericSchema
      : never
    : never;
};

/**
 * A schema of an object of the contract. It may leave fields out. What it has is a field of `Wire`, and takes whatever
 * the contract allows there.
 */
export const wireObject =
  <Wire extends object>() =>
  <const Entries extends v.ObjectEntries & WireFields<Wire, Entries>>(entries: Entries) =>
    v.object(entries);

/** A schema that takes what the contract promises. */
type Taking<Promised, S extends v.GenericSchema> = Promised extends v.InferInput<S> ? S : never;

/** The answer in the shop's own terms, or `RPC_CLIENT_ERROR` where it is not what the contract says. */
export function parseAnswer<Promised, S extends v.GenericSchema>(
  schema: S & Taking<Promised, S>,
  answer: Unparsed<Promised>,
): v.InferOutput<S> {
  const parsed = v.safeParse<S>(schema, answer);
  if (parsed.success) return parsed.output;
  throw new RpcError('RPC_CLIENT_ERROR', { cause: new v.ValiError(parsed.issues) });
}

const reported = new Set<string>();

/** What the schema makes of a value. One that is malformed is left out and named in the console once. */
function parseOrReport<S extends v.GenericSchema>(
  what: string,
  schema: S,
  value: unknown,
): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const report = `${what} left out, malformed: ${v.getDotPath(parsed.issues[0]) ?? 'as a whole'}: ${JSON.stringify(value)?.slice(0, 200)}`;
  if (!reported.has(report)) {
    reported.add(report);
    console.warn(report);
  }
  return undefined;
}

/** Accepts anything, under the input type of the schema that checks it later. */
const checkedLater = <S extends v.GenericSchema>(_schema: S) => v.custom<v.InferInput<S>>(() => true);

/** The well-formed items of a list, and apart from them the malformed ones, each of them named in the console once. */
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

/**
 * The well-formed items of a list. Each malformed one is left out and named in the console once (contract, 'Shapes').
 */
export const listSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.pipe(
    splitListSchema(what, schema),
    v.transform(({ items }) => items),
  );

/** A part that a backend may leave out. A malformed one is left out too, and does not take the rest with it. */
export const extraSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.nullish(
    v.pipe(
      checkedLater(schema),
      v.transform((value) => parseOrReport(what, schema, value)),
    ),
  );

/** Addresses of pictures, without what is no address. */
export const picturesSchema = v.nullish(listSchema('Picture', pictureSchema), []);

/** The address of a picture that may be missing; empty where it is. */
export const optionalPicture = v.pipe(
  optionalText,
  v.transform((address) => (address && parseOrReport('Picture', pictureSchema, address)) || ''),
);
