import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders (Specification/Countries). */
export const rs: CountrySettings = {
  code: 'RS',
  name: 'Srbija',
  lang: 'sr-Latn',
  timeZone: 'Europe/Belgrade',
  currency: 'RSD',
  showsLowestPrice30Days: false,
  showsUnitPrice: true,
  phoneCountry: 'rs',
  contact: {
    email: 'podrska@hrast.example.rs',
    phone: '+381 11 000 0000',
    company: '[naziv firme]',
    address: '[ulica i broj], [poštanski broj i mesto]',
    registration: [
      { name: 'MB', value: '[matični broj]' },
      { name: 'PIB', value: '[PIB]' },
    ],
  },
  accessibilityStatement: '[datum izjave]',
  social: {
    facebook: 'https://facebook.example/hrast.rs',
    instagram: 'https://instagram.example/hrast.rs',
    youtube: 'https://youtube.example/@hrastrs',
    viber: 'https://viber.example/hrastrs',
  },
  communityUrl: '',
  deliveryPrice: undefined,
  quizLists: new Map([
    ['prosta-vital', 'rs-prosta-vital'],
    ['alpha-potent', 'rs-alpha-potent'],
    ['hairgrow-plus', 'rs-hairgrow-plus'],
    ['digest-balance', 'rs-digest-balance'],
  ]),
};
