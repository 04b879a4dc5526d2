import { defineMessages, plural } from '#features/shared/country';

const pieces = (count: number) =>
  `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`;

export const messages = defineMessages(
  {
    skip: 'Preskoči na sadržaj',
    /** Heard after the shop's name on the logo. */
    home: '(početna)',
    navigation: 'Glavna navigacija',
    shop: 'Shop',
    mostPopular: 'Najpopularniji',
    bundles: 'Paketi',
    allProducts: 'Svi proizvodi',
    /** The last link of an opened category in the phone menu. */
    allOf: (group: string) => `Sve iz kategorije ${group}`,
    login: 'Prijava',
    account: 'Moj račun',
    /** While it is not known whether somebody is logged in. */
    loginOrAccount: 'Prijava ili moj račun',
    cart: (count: number) => (count === 0 ? 'Korpa, prazna' : `Korpa, ${pieces(count)}`),
    menu: 'Meni',
    closeMenu: 'Zatvori meni',
    /** Seed §9. */
    hours: 'Ponedjeljak do petak, 8:00 do 17:00',
    backToShop: 'Nazad na kupovinu',
    call: (phone: string) => `Pozovite ${phone}`,
  },
  {
    RS: {
      account: 'Moj nalog',
      loginOrAccount: 'Prijava ili moj nalog',
      hours: 'Ponedeljak do petak, 8:00 do 17:00',
    },
    HR: {
      cart: (count) => (count === 0 ? 'Košarica, prazna' : `Košarica, ${pieces(count)}`),
      menu: 'Izbornik',
      closeMenu: 'Zatvori izbornik',
      backToShop: 'Natrag na kupnju',
    },
  },
);
