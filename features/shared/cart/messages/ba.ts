import { plural } from '#features/shared/country';

export const ba = {
  pieces: (count: number) =>
    `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Stara cijena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
  /** Under the total. */
  delivery: 'Dostava nije uračunata. Njenu cijenu kažemo vam u pozivu, prije nego što potvrdite narudžbu.',
};

/** The texts of a country. */
export type Messages = typeof ba;
