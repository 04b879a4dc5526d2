import { type Country, defineMessages } from '#features/shared/country';

/** The accusative, for 'ponuda za …'. The same in all four languages. */
const accusative: Record<Country, string> = {
  BA: 'Bosnu i Hercegovinu',
  RS: 'Srbiju',
  HR: 'Hrvatsku',
  ME: 'Crnu Goru',
};

const everywhere = {
  products: 'Proizvodi',
  mostPopular: 'Najpopularniji',
  bundles: 'Paketi',
  learn: 'Saznajte više',
  ourStory: 'Naša priča',
  club: 'Klub',
  community: 'Zajednica',
  quiz: 'Kviz',
  support: 'Podrška',
  contact: 'Kontakt',
  about: 'O nama',
  careers: 'Karijera',
  track: 'Prati pošiljku',
  countries: 'Država i valuta',
  close: 'Zatvori',
  policies: 'Pravila',
  shipping: 'Politika dostave',
  privacy: 'Politika privatnosti',
  cookies: 'Kolačići',
  rights: (year: number, brand: string) => `© ${year} ${brand}. Sva prava zadržana.`,
};

const exceptSerbia = {
  startReturn: 'Povrat ili zamjena',
  stay: 'Ostajem ovdje',
  change: 'Promijeni državu',
  refund: 'Politika povrata',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    changeCountry: 'Promijeniti državu kupovine?',
    withdrawal: 'Odustanak od ugovora',
    newPrices: (country: Country, currency: string) =>
      `Cijene u korpi bit će u ${currency}, prema ponudi za ${accusative[country]}. Proizvode kojih tamo nema uklonit ćemo iz korpe.`,
    terms: 'Uslovi korištenja',
    disclaimer:
      'Dodaci prehrani nisu zamjena za raznovrsnu i uravnoteženu prehranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lijekove ili ste pod nadzorom ljekara, posavjetujte se prije upotrebe. Čuvajte van dohvata djece.',
  },
  RS: {
    ...everywhere,
    withdrawal: 'Odustanak od ugovora',
    startReturn: 'Povraćaj ili zamena',
    changeCountry: 'Promeniti državu kupovine?',
    newPrices: (country, currency) =>
      `Cene u korpi biće u ${currency}, prema ponudi za ${accusative[country]}. Proizvode kojih tamo nema uklonićemo iz korpe.`,
    stay: 'Ostajem ovde',
    change: 'Promeni državu',
    refund: 'Politika povraćaja',
    terms: 'Uslovi korišćenja',
    disclaimer:
      'Dodaci ishrani nisu zamena za raznovrsnu i uravnoteženu ishranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lekove ili ste pod nadzorom lekara, posavetujte se pre upotrebe. Čuvajte van domašaja dece.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    withdrawal: 'Jednostrani raskid ugovora',
    changeCountry: 'Promijeniti državu kupnje?',
    newPrices: (country, currency) =>
      `Cijene u košarici bit će u ${currency}, prema ponudi za ${accusative[country]}. Proizvode kojih ondje nema uklonit ćemo iz košarice.`,
    terms: 'Uvjeti korištenja',
    disclaimer:
      'Dodaci prehrani nisu nadomjestak za raznovrsnu i uravnoteženu prehranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lijekove ili ste pod nadzorom liječnika, posavjetujte se prije uporabe. Čuvajte izvan dohvata djece.',
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    changeCountry: 'Promijeniti državu kupovine?',
    withdrawal: 'Odustanak od ugovora',
    newPrices: (country, currency) =>
      `Cijene u korpi biće u ${currency}, prema ponudi za ${accusative[country]}. Proizvode kojih tamo nema uklonićemo iz korpe.`,
    terms: 'Uslovi korišćenja',
    disclaimer:
      'Dodaci ishrani nisu zamjena za raznovrsnu i uravnoteženu ishranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lijekove ili ste pod nadzorom ljekara, posavjetujte se prije upotrebe. Čuvajte van domašaja djece.',
  },
});
