import * as v from 'valibot';
import { type Hundredths, hundredthsSchema } from '../api';
import { groupDigits } from './number';

/** `46.9` (as the backend sends prices) → `4690`. */
export const toHundredths = (price: number): Hundredths => v.parse(hundredthsSchema, price);

/** For results that need no rounding: whole multiples, sums and differences of hundredths. */
const hundredths = (amount: number) => amount as Hundredths;

export const sumOf = (amounts: readonly Hundredths[]): Hundredths =>
  hundredths(amounts.reduce((sum, amount) => sum + amount, 0));

/** @param quantity a whole number */
export const times = (amount: Hundredths, quantity: number): Hundredths => hundredths(amount * quantity);

export const difference = (amount: Hundredths, other: Hundredths): Hundredths => hundredths(amount - other);

/**
 * `(4690, 'KM')` → `46,90 KM`, with a no-break space. All four countries group digits alike: `1.234,50 RSD`.
 */
export function formatMoney(amount: Hundredths, currency: string): string {
  const sign = amount < 0 ? '−' : '';
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${sign}${groupDigits(digits.slice(0, -2))},${digits.slice(-2)}\u00A0${currency}`;
}

/** The discount in whole per cent, rounded down so that it is never overstated: `53`. Zero without a reduction. */
export function discountPercent(oldPrice: Hundredths, newPrice: Hundredths): number {
  return oldPrice > newPrice ? Math.floor(((oldPrice - newPrice) * 100) / oldPrice) : 0;
}

/** The currency of all these prices; `undefined` without any, and for several currencies: such prices have no sum. */
export function sharedCurrency(prices: readonly { currency: string }[]): string | undefined {
  const [first] = prices;
  return prices.every(({ currency }) => currency === first?.currency) ? first?.currency : undefined;
}

/** ISO 4217 codes of the currencies as offers name them. */
const currencyCodes: ReadonlyMap<string, string> = new Map([
  ['KM', 'BAM'],
  ['RSD', 'RSD'],
  ['€', 'EUR'],
]);

/** The ISO 4217 code of an offer's currency; `undefined` for one that the shop does not know. */
export const currencyCode = (currency: string): string | undefined => currencyCodes.get(currency);
