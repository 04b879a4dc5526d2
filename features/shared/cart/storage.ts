import * as v from 'valibot';
import { offerIdSchema } from '../api';
import { type CartLine, mergeLines } from './lines';

/** The storage key. */
export const CART_KEY = 'cart';

const lineSchema = v.pipe(
  v.object({
    ID: offerIdSchema,
    quantity: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
      v.minValue(1),
      v.finite(),
    ),
  }),
  v.transform(({ ID, quantity }): CartLine => ({ offerId: ID, quantity: Math.trunc(quantity) })),
);

/** Malformed lines are left out (Specification/Cart). */
const cartSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.fallback(v.nullable(lineSchema), null)),
    v.transform((lines) => mergeLines(lines.filter((line) => line !== null))),
  ),
  () => [],
);

/** The lines in a stored text. */
export const parseCart = (stored: string | null): CartLine[] => v.parse(cartSchema, stored);

export function serializeCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ offerId, quantity }) => ({ ID: offerId, quantity })));
}
