import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Redovita cijena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
};
