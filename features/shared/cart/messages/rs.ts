import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Stara cena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
  delivery: 'Dostava nije uračunata. Njenu cenu kažemo vam u pozivu, pre nego što potvrdite porudžbinu.',
};
