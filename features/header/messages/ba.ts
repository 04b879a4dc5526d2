import { plural } from '#features/shared/country';

const pieces = (count: number) =>
  `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`;

export const ba = {
  skip: 'Preskočite na sadržaj',
  /** Visually hidden after the shop's name in the logo. */
  home: '(početna)',
  navigation: 'Glavna navigacija',
  blackFriday: 'Black Friday ponuda',
  /** The Black Friday discount, within a line. */
  discount: (percent: number) => `do ${percent}% popusta`,
  /** The same at the start of a line. */
  discountLine: (percent: number) => `Do ${percent}% popusta`,
  viewOffer: 'Pogledajte ponudu',
  shop: 'Shop',
  mostPopular: 'Najpopularniji',
  bundles: 'Paketi',
  club: 'Klub',
  quiz: 'Uradite kviz',
  allProducts: 'Svi proizvodi',
  /** The last link of an open category in the mobile menu, before its name for screen readers. */
  wholeGroup: 'Cijela kategorija',
  login: 'Prijava',
  account: 'Moj račun',
  /** While the login is unknown. */
  loginOrAccount: 'Prijava ili moj račun',
  cart: (count: number) => (count === 0 ? 'Korpa, prazna' : `Korpa, ${pieces(count)}`),
  menu: 'Meni',
  closeMenu: 'Zatvorite',
  backToShop: 'Nazad na kupovinu',
  call: (phone: string) => `Pozovite ${phone}`,
};

/** The texts of a country. */
export type Messages = typeof ba;
