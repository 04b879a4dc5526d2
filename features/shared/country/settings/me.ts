import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders until the company supplies its own. */
export const me: CountrySettings = {
  code: 'ME',
  name: 'Crna Gora',
  lang: 'sr-Latn-ME',
  locale: 'sr-Latn-ME',
  timeZone: 'Europe/Podgorica',
  currency: '€',
  statesLowestPrice: false,
  phoneCountry: 'me',
  contact: {
    email: 'podrska@hrast.example.me',
    phone: '+382 20 000 000',
    company: 'Hrast d.o.o.',
    address: 'Slobode 1, 81000 Podgorica',
  },
  social: {
    facebook: 'https://www.facebook.com/hrast.me',
    instagram: 'https://www.instagram.com/hrast.me',
  },
  communityUrl: '',
  quizLists: new Map([
    ['prosta-vital', 'me-prosta-vital'],
    ['alpha-potent', 'me-alpha-potent'],
    ['hairgrow-plus', 'me-hairgrow-plus'],
    ['digest-balance', 'me-digest-balance'],
  ]),
};
