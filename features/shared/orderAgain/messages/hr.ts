import type { Messages } from './ba';

export const hr: Messages = {
  orderAgain: 'Naruči ponovno',
  order: (number) => `narudžbu ${number}`,
  notSold: 'Jedan proizvod iz ove narudžbe više ne prodajemo.',
  outOfStock: (name) => `${name} trenutačno nije na stanju.`,
  unreadable: (name) => `${name} trenutačno se ne može naručiti.`,
  article: 'Jedan proizvod',
};
