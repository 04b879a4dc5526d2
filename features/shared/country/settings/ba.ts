import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders (Specification/Countries). */
export const ba: CountrySettings = {
  code: 'BA',
  name: 'Bosna i Hercegovina',
  lang: 'bs',
  timeZone: 'Europe/Sarajevo',
  currency: 'KM',
  showsLowestPrice30Days: false,
  showsUnitPrice: false,
  phoneCountry: 'ba',
  contact: {
    email: 'podrska@hrast.example.ba',
    phone: '+387 33 000 000',
    company: '[naziv firme]',
    address: '[ulica i broj], [poštanski broj i mjesto]',
    registration: [{ name: 'JIB', value: '[JIB]' }],
  },
  accessibilityStatement: '[datum izjave]',
  social: {
    facebook: 'https://facebook.example/hrast.ba',
    instagram: 'https://instagram.example/hrast.ba',
    viber: 'https://viber.example/hrastba',
  },
  communityUrl: '',
  deliveryPrice: undefined,
  quizLists: new Map([
    ['prosta-vital', 'ba-prosta-vital'],
    ['alpha-potent', 'ba-alpha-potent'],
    ['hairgrow-plus', 'ba-hairgrow-plus'],
    ['digest-balance', 'ba-digest-balance'],
  ]),
};
