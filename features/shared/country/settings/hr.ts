import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders until the company supplies its own. */
export const hr: CountrySettings = {
  code: 'HR',
  name: 'Hrvatska',
  lang: 'hr',
  locale: 'hr-HR',
  timeZone: 'Europe/Zagreb',
  currency: '€',
  statesLowestPrice: true,
  phoneCountry: 'hr',
  contact: {
    email: 'podrska@hrast.example.hr',
    phone: '+385 1 000 0000',
    company: 'Hrast d.o.o.',
    address: 'Ilica 1, 10000 Zagreb',
  },
  social: {
    facebook: 'https://www.facebook.com/hrast.hr',
    instagram: 'https://www.instagram.com/hrast.hr',
    youtube: 'https://www.youtube.com/@hrasthr',
  },
  communityUrl: '',
  quizLists: new Map([
    ['prosta-vital', 'hr-prosta-vital'],
    ['alpha-potent', 'hr-alpha-potent'],
    ['hairgrow-plus', 'hr-hairgrow-plus'],
    ['digest-balance', 'hr-digest-balance'],
  ]),
};
