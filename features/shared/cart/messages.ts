import { defineMessages, plural } from '../country';

const everywhere = {
  pieces: (count: number) =>
    `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
};

/** Texts of the cart's totals. */
export const cartMessages = defineMessages({
  BA: { ...everywhere, oldTotal: 'Redovna cijena' },
  RS: { ...everywhere, oldTotal: 'Redovna cena' },
  HR: { ...everywhere, oldTotal: 'Redovita cijena' },
  ME: { ...everywhere, oldTotal: 'Redovna cijena' },
});
