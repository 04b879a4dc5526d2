import { accusative, currencyLocative } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
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
  withdrawal: 'Jednostrani raskid ugovora',
  countries: 'Država i valuta',
  changeCountry: 'Promijeniti državu dostave?',
  newPrices: (country) =>
    `Cijene u košarici bit će u ${currencyLocative[country]}, prema ponudi za ${accusative[country]}. Proizvode kojih ondje nema uklonit ćemo iz košarice.`,
  notKept: 'Ono što ste upisali, a još niste poslali, neće se prenijeti.',
  stay: 'Ostajem ovdje',
  change: 'Promijenite državu',
  close: 'Zatvorite',
  policies: 'Pravila',
  shipping: 'Politika dostave',
  refund: 'Politika povrata',
  terms: 'Uvjeti korištenja',
  privacy: 'Politika privatnosti',
  accessibility: 'Pristupačnost',
  cookies: 'Kolačići',
  disclaimer:
    'Dodaci prehrani nisu nadomjestak za raznovrsnu i uravnoteženu prehranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lijekove ili ste pod nadzorom liječnika, s njim se posavjetujte prije uporabe. Čuvajte izvan dohvata djece.',
  rights: (year, brand) => `© ${year} ${brand}. Sva prava zadržana.`,
};
