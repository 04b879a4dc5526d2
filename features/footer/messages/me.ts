import { accusative, currencyLocative } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  products: 'Proizvodi',
  mostPopular: 'Najpopularniji',
  bundles: 'Paketi',
  learn: 'Saznajte više',
  ourStory: 'Naša priča',
  club: 'Klub',
  community: 'Zajednica',
  quiz: 'Kviz',
  articles: 'Članci',
  support: 'Podrška',
  contact: 'Kontakt',
  about: 'O nama',
  careers: 'Karijera',
  track: 'Pratite pošiljku',
  startReturn: 'Povrat ili zamjena',
  withdrawal: 'Odustanak od ugovora',
  countries: 'Država i valuta',
  changeCountry: 'Promijeniti državu dostave?',
  newPrices: (country) =>
    `Cijene u korpi biće u ${currencyLocative[country]}, prema ponudi za ${accusative[country]}. Proizvode kojih tamo nema uklonićemo iz korpe.`,
  notKept: 'Ono što ste upisali, a još nijeste poslali, ne prenosi se.',
  stay: 'Ostajem ovdje',
  change: 'Promijenite državu',
  close: 'Zatvorite',
  policies: 'Pravila',
  shipping: 'Politika dostave',
  refund: 'Politika povrata',
  terms: 'Uslovi korišćenja',
  privacy: 'Politika privatnosti',
  accessibility: 'Pristupačnost',
  cookies: 'Kolačići',
  disclaimer:
    'Dodaci ishrani nijesu zamjena za raznovrsnu i uravnoteženu ishranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate ljekove ili ste pod nadzorom ljekara, s njim se posavjetujte prije upotrebe. Čuvajte van domašaja djece.',
  rights: (year, brand) => `© ${year} ${brand}. Sva prava zadržana.`,
};
