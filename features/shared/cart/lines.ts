import { mergeArticles, type OfferId } from '../api';

/** One offer in the cart. Stored as `{ID, quantity}` (Specification/Cart). */
export interface CartLine {
  offerId: OfferId;
  quantity: number;
}

/** Not a rule of the shop: keeps totals exact even with tampered storage. */
export const MAX_QUANTITY = 999;

function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity)));
}

/** Merges lines by offer and sums quantities, each from 1 to `MAX_QUANTITY`. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  return mergeArticles(lines).map((line) => ({ ...line, quantity: clampQuantity(line.quantity) }));
}

export function setLineQuantity(lines: readonly CartLine[], offerId: OfferId, quantity: number): CartLine[] {
  return lines.map((line) =>
    line.offerId === offerId ? { offerId, quantity: clampQuantity(quantity) } : line,
  );
}

/** Subtracts the quantities of `others` from `lines`; lines without a rest are left out. */
export function subtractLines(lines: readonly CartLine[], others: readonly CartLine[]): CartLine[] {
  const taken = new Map(others.map(({ offerId, quantity }) => [offerId, quantity]));
  return lines
    .map(({ offerId, quantity }) => ({ offerId, quantity: quantity - (taken.get(offerId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
