import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Cijena prije sniženja',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
  delivery: 'Dostava nije uračunata. Njezinu cijenu kažemo vam u pozivu, prije nego što potvrdite narudžbu.',
};
