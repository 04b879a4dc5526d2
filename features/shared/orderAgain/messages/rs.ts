import type { Messages } from './ba';

export const rs: Messages = {
  orderAgain: 'Poruči ponovo',
  order: (number) => `porudžbinu ${number}`,
  notSold: 'Jedan proizvod iz ove porudžbine više ne prodajemo.',
  outOfStock: (name) => `${name} trenutno nije na stanju.`,
  unreadable: (name) => `${name} trenutno ne može da se poruči.`,
  article: 'Jedan proizvod',
};
