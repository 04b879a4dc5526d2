import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Stara cijena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
  noTotal: 'Cijene su u različitim valutama, pa ih ne sabiramo. Ukupan iznos kažemo vam u pozivu.',
  stored: 'Vaša korpa je sačuvana.',
  notStored: 'Ovaj pregledač ne čuva korpu. Ostaje ovdje dok stranicu ne zatvorite ili ne osvježite.',
  delivery: 'Dostava nije uračunata. Njenu cijenu kažemo vam u pozivu, prije nego što potvrdite narudžbu.',
  deliveryPrice: (price, sum) =>
    `Dostava je ${price}. S njom kuriru plaćate ${sum}; članovi kluba dostavu ne plaćaju.`,
  orderAgain: 'Naručite ponovo',
  ofOrder: (number) => `narudžbu ${number}`,
  notSold: 'Jedan proizvod iz ove narudžbe više ne prodajemo.',
  outOfStock: (name) => `${name} trenutno nije na stanju.`,
  unreadable: (name) => `${name} trenutno se ne može naručiti.`,
  article: 'Jedan proizvod',
};
