import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  pieces: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Stara cena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
  noTotal: 'Cene su u različitim valutama, pa ih ne sabiramo. Ukupan iznos kažemo vam u pozivu.',
  stored: 'Vaša korpa je sačuvana.',
  notStored: 'Ovaj pregledač ne čuva korpu. Ostaje ovde dok stranicu ne zatvorite ili ne osvežite.',
  delivery: 'Dostava nije uračunata. Njenu cenu kažemo vam u pozivu, pre nego što potvrdite porudžbinu.',
  deliveryPrice: (price, sum) =>
    `Dostava je ${price}. Sa njom kuriru plaćate ${sum}; članovi kluba dostavu ne plaćaju.`,
  orderAgain: 'Poručite ponovo',
  ofOrder: (number) => `porudžbinu ${number}`,
  notSold: 'Jedan proizvod iz ove porudžbine više ne prodajemo.',
  outOfStock: (name) => `${name} trenutno nije na stanju.`,
  unreadable: (name) => `${name} trenutno ne može da se poruči.`,
  article: 'Jedan proizvod',
};
