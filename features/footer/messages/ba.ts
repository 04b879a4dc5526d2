import { accusative, type Country, currencyLocative } from '#features/shared/country';

export const ba = {
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
  newPrices: (country: Country) =>
    `Cijene u korpi bit će u ${currencyLocative[country]}, prema ponudi za ${accusative[country]}. Proizvode kojih tamo nema uklonit ćemo iz korpe.`,
  notKept: 'Ono što ste upisali, a još niste poslali, ne prenosi se.',
  stay: 'Ostajem ovdje',
  change: 'Promijenite državu',
  close: 'Zatvorite',
  policies: 'Pravila',
  shipping: 'Politika dostave',
  refund: 'Politika povrata',
  terms: 'Uslovi korištenja',
  privacy: 'Politika privatnosti',
  accessibility: 'Pristupačnost',
  cookies: 'Kolačići',
  disclaimer:
    'Dodaci prehrani nisu zamjena za raznovrsnu i uravnoteženu prehranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lijekove ili ste pod nadzorom ljekara, s njim se posavjetujte prije upotrebe. Čuvajte van dohvata djece.',
  rights: (year: number, brand: string) => `© ${year} ${brand}. Sva prava zadržana.`,
};

/** The texts of a country. */
export type Messages = typeof ba;
