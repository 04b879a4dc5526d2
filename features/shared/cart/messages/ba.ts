import { plural } from '#features/shared/country';

export const ba = {
  pieces: (count: number) =>
    `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Redovna cijena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
};

/** The texts of a country. */
export type Messages = typeof ba;
