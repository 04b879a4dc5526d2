import { plural } from '#features/shared/country';
import type { Messages } from './ba';

const pieces = (count: number) =>
  `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`;

export const me: Messages = {
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
  quiz: 'Uradite kviz',
  allProducts: 'Svi proizvodi',
  wholeGroup: 'Cijela kategorija',
  login: 'Prijava',
  account: 'Moj nalog',
  loginOrAccount: 'Prijava ili moj nalog',
  cart: (count) => (count === 0 ? 'Korpa, prazna' : `Korpa, ${pieces(count)}`),
  menu: 'Meni',
  closeMenu: 'Zatvorite',
  backToShop: 'Nazad na kupovinu',
  call: (phone) => `Pozovite ${phone}`,
};
