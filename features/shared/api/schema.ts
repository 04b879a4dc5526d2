import * as v from 'valibot';
import { toHundredths } from '../country';
import { RpcError } from '../protocol';

/** What stands in an address: not half a character, of which no address can be made. */
export const addressPartSchema = v.pipe(v.string(), v.regex(/^\P{Surrogate}+$/u));

/** Ids come as strings or numbers and are compared as strings (contract, 'Shapes'). */
export const idSchema = v.pipe(
  v.union([addressPartSchema, v.number()]),
  v.transform((id) => String(id)),
);

/** No rule of the shop: up to here the sum of a full cart is exact. */
const MAX_PRICE = 1e9;

/** A price in the offer's currency, as a number or a numeric string → hundredths. */
export const priceSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(MAX_PRICE),
  v.transform(toHundredths),
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

/** Addresses of pictures, without what is no address. */
export const picturesSchema = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((addresses) => parseList('Picture', pictureSchema, addresses)),
);

/** The address of a picture that may be missing; empty where it is. */
export const optionalPicture = v.pipe(
  optionalText,
  v.transform((address) => parseList('Picture', pictureSchema, address ? [address] : [])[0] ?? ''),
);

/** The answer in the shop's own terms, or `RPC_CLIENT_ERROR` where it is not what the contract says. */
export function parseAnswer<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, answer);
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

/** The well-formed items of a list, and apart from them the malformed ones, each of them named in the console once. */
export function splitList<S extends v.GenericSchema>(what: string, schema: S, answer: unknown) {
  const items: v.InferOutput<S>[] = [];
  const malformed: unknown[] = [];
  for (const item of parseAnswer(v.array(v.unknown()), answer)) {
    const parsed = parseOrReport(what, schema, item);
    if (parsed === undefined) malformed.push(item);
    else items.push(parsed);
  }
  return { items, malformed };
}

/**
 * The well-formed items of a list. Each malformed one is left out and named in the console once (contract, 'Shapes').
 */
export function parseList<S extends v.GenericSchema>(
  what: string,
  schema: S,
  answer: unknown,
): v.InferOutput<S>[] {
  return splitList(what, schema, answer).items;
}

/** A part that a backend may leave out. A malformed one is left out too, and does not take the rest with it. */
export const extraSchema = <S extends v.GenericSchema>(what: string, schema: S) =>
  v.nullish(
    v.pipe(
      v.unknown(),
      v.transform((value) => parseOrReport(what, schema, value)),
    ),
  );
