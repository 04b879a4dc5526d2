import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders until the company supplies its own. */
export const ba: CountrySettings = {
  code: 'BA',
  name: 'Bosna i Hercegovina',
  lang: 'bs',
  locale: 'bs-BA',
  timeZone: 'Europe/Sarajevo',
  currency: 'KM',
  statesLowestPrice: false,
  phoneCountry: 'ba',
  contact: {
    email: 'podrska@hrast.example.ba',
    phone: '+387 33 000 000',
    company: 'Hrast d.o.o.',
    address: 'Titova 1, 71000 Sarajevo',
  },
  social: {
    facebook: 'https://www.facebook.com/hrast.ba',
    instagram: 'https://www.instagram.com/hrast.ba',
    viber: 'https://chats.viber.com/hrastba',
  },
  communityUrl: '',
  quizLists: new Map([
    ['prosta-vital', 'ba-prosta-vital'],
    ['alpha-potent', 'ba-alpha-potent'],
    ['hairgrow-plus', 'ba-hairgrow-plus'],
    ['digest-balance', 'ba-digest-balance'],
  ]),
};
