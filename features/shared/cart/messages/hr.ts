import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Cijena prije sniženja',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
  noTotal: 'Cijene su u različitim valutama pa ih ne zbrajamo. Ukupan iznos kažemo vam u pozivu.',
  stored: 'Vaša košarica je spremljena.',
  notStored: 'Ovaj preglednik ne sprema košaricu. Ostaje ovdje dok stranicu ne zatvorite ili ne osvježite.',
  delivery: 'Dostava nije uračunata. Njezinu cijenu kažemo vam u pozivu, prije nego što potvrdite narudžbu.',
  deliveryPrice: (price, sum) =>
    `Dostava je ${price}. S njom dostavljaču plaćate ${sum}; članovi kluba dostavu ne plaćaju.`,
  orderAgain: 'Naručite ponovno',
  ofOrder: (number) => `narudžbu ${number}`,
  notSold: 'Jedan proizvod iz ove narudžbe više ne prodajemo.',
  outOfStock: (name) => `${name} trenutačno nije na zalihi.`,
  unreadable: (name) => `${name} trenutačno se ne može naručiti.`,
  article: 'Jedan proizvod',
};
