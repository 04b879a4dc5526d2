import type { Offer } from '../api';

/** A substance of a daily dose. */
export interface Substance {
  /** 'ekstrakt korijena ženšena' */
  name: string;
  /** '200 mg' */
  amount: string;
  /** Its share of the recommended intake: '100% preporučenog unosa'. */
  share?: string | undefined;
}

export interface Dose {
  /** '2 kapsule' */
  portion: string;
  substances: readonly Substance[];
}

const SUBSTANCE =
  /^(?<name>\p{L}.*?)\s+(?<amount>\d+(?:[.,]\d+)?\s?(?:mg|µg|μg|mcg|g|ml|kcal))(?:\s+\((?<share>[^)]*%[^)]*)\))?$/u;

/**
 * Reads the backend's text of a daily dose: '2 kapsule: maka 500 mg, cink 10 mg (100% preporučenog unosa).'
 *
 * @returns `undefined` if a part of the text has another form
 */
export function readDose(text: string): Dose | undefined {
  const [portion, list, ...rest] = text.trim().replace(/\.$/, '').split(/:\s/);
  if (!portion || !list || rest.length > 0) return undefined;
  // A comma between digits belongs to a number: 'vitamin B6 1,4 mg'.
  const parts = list.split(/,\s/).map((part) => SUBSTANCE.exec(part.trim())?.groups);
  const substances = parts.flatMap((groups) =>
    groups?.name && groups.amount ? [{ name: groups.name, amount: groups.amount, share: groups.share }] : [],
  );
  return substances.length === parts.length ? { portion, substances } : undefined;
}

/** The daily dose of an offer whose text of it can be read. */
export const doseOf = ({
  food,
}: {
  food?: Pick<NonNullable<Offer['food']>, 'dailyDose'> | undefined;
}): Dose | undefined => food && readDose(food.dailyDose);
