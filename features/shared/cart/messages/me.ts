import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Redovna cijena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
};
