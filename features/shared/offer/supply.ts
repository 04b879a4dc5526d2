import type { Offer } from '../api';
import { doseOf } from './dose';
import { readQuantity } from './quantity';

/**
 * How many whole days a pack lasts: its net quantity by the daily portion, '60 kapsula (36 g)' by '2 kapsule'.
 *
 * @returns `undefined` unless both can be read in the same measure
 */
export function supplyDays({ food }: Pick<Offer, 'food'>): number | undefined {
  const portion = doseOf({ food })?.portion;
  if (!food || !portion) return undefined;
  const daily = readQuantity(portion);
  for (const [kind, amount] of readQuantity(food.netQuantity)) {
    const dose = daily.get(kind);
    // Whole hundredths, because 0.3 / 0.1 is below 3.
    const days = dose && Math.floor(Math.round((amount / dose) * 100) / 100);
    if (days) return days;
  }
  return undefined;
}
