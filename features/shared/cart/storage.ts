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

/** The lines in a stored text. Malformed lines are left out (Specification/Cart). */
export function parseCart(stored: string | null): CartLine[] {
  if (stored === null) return [];
  let items: unknown;
  try {
    items = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(items)) return [];
  return mergeLines(
    items.flatMap((item) => {
      const parsed = v.safeParse(lineSchema, item);
      return parsed.success ? [parsed.output] : [];
    }),
  );
}

export function serializeCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ offerId, quantity }) => ({ ID: offerId, quantity })));
}
