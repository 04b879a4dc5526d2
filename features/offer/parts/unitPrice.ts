import type { Hundredths } from '#features/shared/api';
import { toHundredths } from '#features/shared/country';

/** What a unit price is for. */
export type Unit = '100 g' | '100 ml' | 'piece';

export interface UnitPrice {
  unit: Unit;
  /** In the offer's currency. */
  price: Hundredths;
}

/** How many hundred grams or millilitres a measure has. */
const measures: Record<string, { unit: Unit; perMeasure: number }> = {
  g: { unit: '100 g', perMeasure: 0.01 },
  kg: { unit: '100 g', perMeasure: 10 },
  ml: { unit: '100 ml', perMeasure: 0.01 },
  l: { unit: '100 ml', perMeasure: 10 },
};

const AMOUNT = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?(kg|g|ml|l)(?:$|\s)/i;
const PIECES = /^(\d{1,6})\s(?:kapsul|tablet|kesic|vrećic|komad)/i;

/**
 * The price of a comparable amount, read from the net quantity: '60 kapsula (36 g)' counts pieces, '300 g' grams.
 *
 * @returns `undefined` if the quantity has another form; nothing is guessed
 */
export function unitPriceOf(price: Hundredths, netQuantity: string): UnitPrice | undefined {
  const [, amount, name] = AMOUNT.exec(netQuantity.trim()) ?? [];
  const measure = name && measures[name.toLowerCase()];
  if (amount && measure)
    return per(price, Number(amount.replace(',', '.')) * measure.perMeasure, measure.unit);
  const [, pieces] = PIECES.exec(netQuantity.trim()) ?? [];
  return pieces ? per(price, Number(pieces), 'piece') : undefined;
}

function per(price: Hundredths, count: number, unit: Unit): UnitPrice | undefined {
  return count > 0 ? { unit, price: toHundredths(price / count / 100) } : undefined;
}
