import type { Hundredths, Offer } from '../api';
import { toHundredths } from '../country';
import { type QuantityKind, readQuantity } from './quantity';

type UnitPrice = NonNullable<Offer['unitPrice']>;

/** The unit of each kind, and how many grams or millilitres it has. */
const units: Record<QuantityKind, { unit: UnitPrice['unit']; amount: number }> = {
  mass: { unit: '100 g', amount: 100 },
  volume: { unit: '100 ml', amount: 100 },
  pieces: { unit: 'piece', amount: 1 },
};

/**
 * The price of a comparable amount, read from the net quantity: '60 kapsula (36 g)' counts pieces, '300 g' grams.
 *
 * @returns `undefined` if the quantity has another form; nothing is guessed
 */
function readUnitPrice(price: Hundredths, netQuantity: string): UnitPrice | undefined {
  const [[kind, count] = []] = readQuantity(netQuantity);
  if (!kind || !count) return undefined;
  const { unit, amount } = units[kind];
  return { unit, price: toHundredths((price / count) * (amount / 100)) };
}

/**
 * The price of a comparable amount, as the backend gives it.
 *
 * @param isRequired by the law of the country: then it is read from the net quantity where the backend gives none
 */
export function unitPriceOf(
  { unitPrice, newPrice, food }: Pick<Offer, 'unitPrice' | 'newPrice' | 'food'>,
  isRequired: boolean,
): UnitPrice | undefined {
  if (unitPrice || !isRequired || !food) return unitPrice;
  return readUnitPrice(newPrice, food.netQuantity);
}
