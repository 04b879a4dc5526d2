import type { Offer } from '../api';
import { readDose } from './dose';

/** Base amounts of a measure: grams and millilitres. */
const measures: Record<string, { kind: 'mass' | 'volume'; base: number }> = {
  g: { kind: 'mass', base: 1 },
  kg: { kind: 'mass', base: 1_000 },
  ml: { kind: 'volume', base: 1 },
  l: { kind: 'volume', base: 1_000 },
};

const AMOUNT = /(?:^|[^\d.,])(?<count>\d+(?:,\d{1,3}|\.\d{1,2})?)\s?(?<unit>kg|g|ml|l)\b/gi;
const PIECES = /^(?<count>\d{1,6})\s(?:kapsul|tablet|kesic|vrećic|komad)/i;

/** '60 kapsula (36 g)' → 60 pieces and 36 g. */
function readQuantity(text: string): Map<string, number> {
  const pieces = PIECES.exec(text)?.groups?.count;
  const amounts = [...text.matchAll(AMOUNT)].flatMap(({ groups }): [string, number][] => {
    const measure = measures[groups?.unit?.toLowerCase() ?? ''];
    return measure ? [[measure.kind, Number(groups?.count?.replace(',', '.')) * measure.base]] : [];
  });
  return new Map([...(pieces ? [['pieces', Number(pieces)] as const] : []), ...amounts]);
}

/**
 * How many whole days a pack lasts: its net quantity by the daily portion, '60 kapsula (36 g)' by '2 kapsule'.
 *
 * @returns `undefined` unless both can be read in the same measure
 */
export function supplyDays({ food }: Pick<Offer, 'food'>): number | undefined {
  const portion = food && readDose(food.dailyDose)?.portion;
  if (!food || !portion) return undefined;
  const daily = readQuantity(portion);
  for (const [kind, amount] of readQuantity(food.netQuantity.trim())) {
    const dose = daily.get(kind);
    // Whole hundredths, because 0.3 / 0.1 is below 3.
    const days = dose && Math.floor(Math.round((amount / dose) * 100) / 100);
    if (days) return days;
  }
  return undefined;
}
