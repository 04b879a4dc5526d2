import type { SocialNetwork } from '#features/shared/country';
import { defineMessages } from '#features/shared/country';

const networks: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  viber: 'Viber',
};

export const messages = defineMessages(
  {
    products: 'Proizvodi',
    mostPopular: 'Najpopularniji',
    bundles: 'Paketi',
    track: 'Prati pošiljku',
    support: 'Podrška',
    /** Seed §9. */
    hours: 'Ponedjeljak do petak, 8:00 do 17:00',
    networks,
    newTab: '(otvara se u novoj kartici)',
    disclaimer:
      'Dodaci prehrani nisu zamjena za raznovrsnu i uravnoteženu prehranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lijekove ili ste pod nadzorom ljekara, posavjetujte se prije upotrebe. Čuvajte van dohvata djece.',
    rights: (year: number, brand: string) => `© ${year} ${brand}. Sva prava zadržana.`,
  },
  {
    RS: {
      hours: 'Ponedeljak do petak, 8:00 do 17:00',
      disclaimer:
        'Dodaci ishrani nisu zamena za raznovrsnu i uravnoteženu ishranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lekove ili ste pod nadzorom lekara, posavetujte se pre upotrebe. Čuvajte van domašaja dece.',
    },
    HR: {
      disclaimer:
        'Dodaci prehrani nisu nadomjestak za raznovrsnu i uravnoteženu prehranu ni za zdrav način života. Ne prekoračujte preporučenu dnevnu dozu. Ako uzimate lijekove ili ste pod nadzorom liječnika, posavjetujte se prije uporabe. Čuvajte izvan dohvata djece.',
    },
  },
);
