export const ba = {
  orderAgain: 'Naruči ponovo',
  /** After the label, for screen readers. */
  order: (number: string) => `narudžbu ${number}`,
  /** Why something cannot be ordered again, under the button. */
  notSold: 'Jedan proizvod iz ove narudžbe više ne prodajemo.',
  outOfStock: (name: string) => `${name} trenutno nije na stanju.`,
  unreadable: (name: string) => `${name} trenutno se ne može naručiti.`,
  /** Of which not even the name can be read. */
  article: 'Jedan proizvod',
};

/** The texts of a country. */
export type Messages = typeof ba;
