import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders until the company supplies its own. */
export const rs: CountrySettings = {
  code: 'RS',
  name: 'Srbija',
  lang: 'sr-Latn',
  locale: 'sr-Latn-RS',
  timeZone: 'Europe/Belgrade',
  currency: 'RSD',
  statesLowestPrice: false,
  phoneCountry: 'rs',
  contact: {
    email: 'podrska@hrast.example.rs',
    phone: '+381 11 000 0000',
    company: 'Hrast d.o.o.',
    address: 'Knez Mihailova 1, 11000 Beograd',
  },
  social: {
    facebook: 'https://www.facebook.com/hrast.rs',
    instagram: 'https://www.instagram.com/hrast.rs',
    youtube: 'https://www.youtube.com/@hrastrs',
    viber: 'https://chats.viber.com/hrastrs',
  },
  communityUrl: '',
  quizLists: new Map([
    ['prosta-vital', 'rs-prosta-vital'],
    ['alpha-potent', 'rs-alpha-potent'],
    ['hairgrow-plus', 'rs-hairgrow-plus'],
    ['digest-balance', 'rs-digest-balance'],
  ]),
};
