import type { Messages } from './ba';

export const me: Messages = {
  orderAgain: 'Naruči ponovo',
  order: (number) => `narudžbu ${number}`,
  notSold: 'Jedan proizvod iz ove narudžbe više ne prodajemo.',
  outOfStock: (name) => `${name} trenutno nije na stanju.`,
  unreadable: (name) => `${name} trenutno se ne može naručiti.`,
  article: 'Jedan proizvod',
};
