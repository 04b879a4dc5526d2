import { plural } from '#features/shared/country';
import type { Messages } from './ba';

const pieces = (count: number) =>
  `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`;

export const hr: Messages = {
  skip: 'Preskočite na sadržaj',
  home: '(početna)',
  navigation: 'Glavna navigacija',
  blackFriday: 'Black Friday ponuda',
  discount: (percent) => `do ${percent}% popusta`,
  discountLine: (percent) => `Do ${percent}% popusta`,
  viewOffer: 'Pogledajte ponudu',
  shop: 'Shop',
  mostPopular: 'Najpopularniji',
  bundles: 'Paketi',
  club: 'Klub',
  quiz: 'Riješite kviz',
  allProducts: 'Svi proizvodi',
  wholeGroup: 'Cijela kategorija',
  login: 'Prijava',
  account: 'Moj račun',
  loginOrAccount: 'Prijava ili moj račun',
  cart: (count) => (count === 0 ? 'Košarica, prazna' : `Košarica, ${pieces(count)}`),
  menu: 'Izbornik',
  closeMenu: 'Zatvorite',
  backToShop: 'Natrag na kupnju',
  call: (phone) => `Nazovite ${phone}`,
};
