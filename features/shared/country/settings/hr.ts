import type { CountrySettings } from './types';

/** Contacts, social links and quiz lists are placeholders (Specification/Countries). */
export const hr: CountrySettings = {
  code: 'HR',
  name: 'Hrvatska',
  lang: 'hr',
  timeZone: 'Europe/Zagreb',
  currency: '€',
  showsLowestPrice30Days: true,
  showsUnitPrice: true,
  phoneCountry: 'hr',
  contact: {
    email: 'podrska@hrast.example.hr',
    phone: '+385 1 000 0000',
    company: '[naziv firme]',
    address: '[ulica i broj], [poštanski broj i mjesto]',
    registration: [
      { name: 'OIB', value: '[OIB]' },
      { name: 'MBS', value: '[MBS]' },
    ],
  },
  accessibilityStatement: '[datum izjave]',
  social: {
    facebook: 'https://facebook.example/hrast.hr',
    instagram: 'https://instagram.example/hrast.hr',
    youtube: 'https://youtube.example/@hrasthr',
  },
  communityUrl: '',
  deliveryPrice: undefined,
  quizLists: new Map([
    ['prosta-vital', 'hr-prosta-vital'],
    ['alpha-potent', 'hr-alpha-potent'],
    ['hairgrow-plus', 'hr-hairgrow-plus'],
    ['digest-balance', 'hr-digest-balance'],
  ]),
};
