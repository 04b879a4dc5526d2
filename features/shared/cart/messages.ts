import { defineMessages, plural } from '../country';

/** Texts of the cart's totals. */
export const cartMessages = defineMessages(
  {
    pieces: (count: number) =>
      `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
    oldTotal: 'Redovna cijena',
    savings: 'Ukupna ušteda',
    total: 'Ukupno',
  },
  { RS: { oldTotal: 'Redovna cena' }, HR: { oldTotal: 'Redovita cijena' } },
);
