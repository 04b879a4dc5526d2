import * as v from 'valibot';
import { groupDigits } from './number';

/** A price in its currency → hundredths of it. */
export const hundredthsSchema = v.pipe(
  v.number(),
  v.transform((price) => Math.round(price * 100)),
  v.brand('Hundredths'),
);

/**
 * An amount in hundredths of the offer's currency, an integer. Sums and products stay exact; a float never
 * holds a price (decision 17).
 */
export type Hundredths = v.InferOutput<typeof hundredthsSchema>;

/** `46.9` (as the backend sends prices) → `4690`. */
export const toHundredths = (price: number): Hundredths => v.parse(hundredthsSchema, price);

/** Whole multiples, sums and differences of hundredths are hundredths. */
const hundredths = (amount: number) => amount as Hundredths;

export const sumOf = (amounts: readonly Hundredths[]): Hundredths =>
  hundredths(amounts.reduce((sum, amount) => sum + amount, 0));

/** @param quantity a whole number */
export const times = (amount: Hundredths, quantity: number): Hundredths => hundredths(amount * quantity);

export const difference = (amount: Hundredths, other: Hundredths): Hundredths => hundredths(amount - other);

/**
 * `(4690, 'KM')` → `46,90 KM`, with no line break between amount and currency. The same grouping serves all four
 * countries: `1.234,50 RSD`.
 */
export function formatMoney(amount: Hundredths, currency: string): string {
  const sign = amount < 0 ? '−' : '';
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${sign}${groupDigits(digits.slice(0, -2))},${digits.slice(-2)}\u00A0${currency}`;
}

/** Whole per cent between an old and a lower new price, rounded down so that nothing is promised: `53`. Zero where nothing is saved. */
export function discountPercent(oldPrice: Hundredths, newPrice: Hundredths): number {
  return oldPrice > newPrice ? Math.floor(((oldPrice - newPrice) * 100) / oldPrice) : 0;
}
