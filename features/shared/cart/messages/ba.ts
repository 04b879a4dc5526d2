import { plural } from '#features/shared/country';

export const ba = {
  pieces: (count: number) =>
    `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  oldTotal: 'Stara cijena',
  savings: 'Ukupna ušteda',
  total: 'Ukupno',
  /** In place of the total, where prices are in several currencies. */
  noTotal: 'Cijene su u različitim valutama, pa ih ne sabiramo. Ukupan iznos kažemo vam u pozivu.',
  /** After an error that may make shoppers reload. */
  stored: 'Vaša korpa je sačuvana.',
  /** Where storage is forbidden, full or was wiped. */
  notStored: 'Ovaj preglednik ne čuva korpu. Ostaje ovdje dok stranicu ne zatvorite ili ne osvježite.',
  /** Under the total. */
  delivery: 'Dostava nije uračunata. Njenu cijenu kažemo vam u pozivu, prije nego što potvrdite narudžbu.',
  /** Under the total, once the owner has set a price. */
  deliveryPrice: (price: string, sum: string) =>
    `Dostava je ${price}. S njom kuriru plaćate ${sum}; članovi kluba dostavu ne plaćaju.`,
  orderAgain: 'Naručite ponovo',
  /** After the label, for screen readers. */
  ofOrder: (number: string) => `narudžbu ${number}`,
  /** Why something cannot be ordered again, under the button. */
  notSold: 'Jedan proizvod iz ove narudžbe više ne prodajemo.',
  outOfStock: (name: string) => `${name} trenutno nije na stanju.`,
  unreadable: (name: string) => `${name} trenutno se ne može naručiti.`,
  /** Of which not even the name can be read. */
  article: 'Jedan proizvod',
};

/** The texts of a country. */
export type Messages = typeof ba;
