import { defineMessages, facts, plural } from '#features/shared/country';

const pieces = (count: number) =>
  `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`;

const { supportHours } = facts;

const everywhere = {
  skip: 'Preskoči na sadržaj',
  /** Visually hidden after the shop's name in the logo. */
  home: '(početna)',
  navigation: 'Glavna navigacija',
  blackFriday: 'Black Friday ponuda',
  /** The Black Friday discount, within a line. */
  discount: (percent: number) => `do ${percent}% popusta`,
  /** The same at the start of a line. */
  discountLine: (percent: number) => `Do ${percent}% popusta`,
  viewOffer: 'Pogledaj ponudu',
  shop: 'Shop',
  mostPopular: 'Najpopularniji',
  bundles: 'Paketi',
  club: 'Klub',
  allProducts: 'Svi proizvodi',
  /** The last link of an open category in the mobile menu. */
  allOf: (group: string) => `Sve iz kategorije ${group}`,
  login: 'Prijava',
  /** Monday to Friday, beside the phone number. */
  hours: `pon–pet, ${supportHours.from}–${supportHours.to}`,
  call: (phone: string) => `Pozovite ${phone}`,
};

const exceptSerbia = {
  account: 'Moj račun',
  /** While the login is unknown. */
  loginOrAccount: 'Prijava ili moj račun',
};

const exceptCroatia = {
  quiz: 'Uradi kviz',
  cart: (count: number) => (count === 0 ? 'Korpa, prazna' : `Korpa, ${pieces(count)}`),
  menu: 'Meni',
  closeMenu: 'Zatvori meni',
  backToShop: 'Nazad na kupovinu',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...exceptCroatia },
  RS: { ...everywhere, ...exceptCroatia, account: 'Moj nalog', loginOrAccount: 'Prijava ili moj nalog' },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    cart: (count) => (count === 0 ? 'Košarica, prazna' : `Košarica, ${pieces(count)}`),
    quiz: 'Riješi kviz',
    menu: 'Izbornik',
    closeMenu: 'Zatvori izbornik',
    backToShop: 'Natrag na kupnju',
  },
  ME: { ...everywhere, ...exceptSerbia, ...exceptCroatia },
});
