import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders (Specification/Countries). */
export const me: CountrySettings = {
  code: 'ME',
  name: 'Crna Gora',
  lang: 'sr-Latn-ME',
  timeZone: 'Europe/Podgorica',
  currency: '€',
  showsLowestPrice30Days: false,
  showsUnitPrice: true,
  phoneCountry: 'me',
  contact: {
    email: 'podrska@hrast.example.me',
    phone: '+382 20 000 000',
    company: '[naziv firme]',
    address: '[ulica i broj], [poštanski broj i mjesto]',
    registration: [{ name: 'PIB', value: '[PIB]' }],
  },
  accessibilityStatement: '[datum izjave]',
  social: {
    facebook: 'https://facebook.example/hrast.me',
    instagram: 'https://instagram.example/hrast.me',
  },
  communityUrl: '',
  deliveryPrice: undefined,
  quizLists: new Map([
    ['prosta-vital', 'me-prosta-vital'],
    ['alpha-potent', 'me-alpha-potent'],
    ['hairgrow-plus', 'me-hairgrow-plus'],
    ['digest-balance', 'me-digest-balance'],
  ]),
};
