import { accusative, serbianCurrencyLocative } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
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
  startReturn: 'Povraćaj ili zamena',
  withdrawal: 'Odustanak od ugovora',
  countries: 'Država i valuta',
  changeCountry: 'Promeniti državu dostave?',
  newPrices: (country) =>
    `Cene u korpi biće u ${serbianCurrencyLocative[country]}, prema ponudi za ${accusative[country]}. Proizvode kojih tamo nema uklonićemo iz korpe.`,
  notKept: 'Ono što ste upisali, a još niste poslali, ne prenosi se.',
  stay: 'Ostajem ovde',
  change: 'Promenite državu',
  close: 'Zatvorite',
  policies: 'Pravila',
  shipping: 'Politika dostave',
  refund: 'Politika povraćaja',
  terms: 'Uslovi korišćenja',
  privacy: 'Politika privatnosti',
  accessibility: 'Pristupačnost',
  cookies: 'Kolačići',
  disclaimer:
    'Dodaci ishrani nisu zamena za raznovrsnu i uravnoteženu ishranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lekove ili ste pod nadzorom lekara, sa njim se posavetujte pre upotrebe. Čuvajte van domašaja dece.',
  rights: (year, brand) => `© ${year} ${brand}. Sva prava zadržana.`,
};
