import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Redovna cena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
};
