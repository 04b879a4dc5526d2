import { defineMessages, facts } from '#features/shared/country';

const { usesInMillions } = facts.community;

const everywhere = {
  /** Followed by the shop's name. */
  community: 'Zajednica',
  members: 'članova zajednice',
  join: 'Pridruži se grupi',
  newTab: '(otvara se u novoj kartici)',
  quotesHeading: 'Iz recenzija naših kupaca',
  loadingQuotes: 'Učitavanje recenzija',
  closing: 'Pitajte, pročitajte, javite se',
  toClub: 'Pogledaj klub',
};

const exceptSerbia = {
  lead: 'Mjesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vrijeme.',
  picture: 'Tri žira i hrastovo lišće na svijetloj podlozi',
  pointsHeading: 'Zašto se pridružiti',
  quotesLead: 'Objavljene recenzije s pet zvjezdica. Sve ostale su na stranicama proizvoda.',
  stars: (rating: number) => `Ocjena ${rating} od 5`,
  notClub:
    'Zajednica nije isto što i klub. Klub je plaćeno godišnje članstvo s popustom i besplatnom dostavom.',
};

const exceptCroatia = {
  uses: { figure: `${usesInMillions} miliona`, name: 'upotreba naših proizvoda' },
  /** Shown while the group has no address. */
  noLink: 'Link na grupu trenutno nije dostupan.',
  quote: (review: string) => `„${review}“`,
};

const bosniaAndMontenegro = {
  points: [
    { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na šta vas ne obavezuje.' },
    { title: 'Otvorena je svima', text: 'Pitajte i podijelite iskustvo, kupovali kod nas ili ne.' },
    { title: 'Iskustva iz prve ruke', text: 'Pitajte one koji su isto pitanje već imali.' },
    {
      title: 'Razgovor, ne recept',
      text: 'Članovi dijele iskustva. Za savjet o svom zdravlju pitajte ljekara.',
    },
  ],
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    lead: 'Mesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vreme.',
    picture: 'Tri žira i hrastovo lišće na svetloj podlozi',
    quotesLead: 'Objavljene recenzije sa pet zvezdica. Sve ostale su na stranicama proizvoda.',
    stars: (rating) => `Ocena ${rating} od 5`,
    pointsHeading: 'Zašto da se pridružite',
    points: [
      { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na šta vas ne obavezuje.' },
      { title: 'Otvorena je svima', text: 'Pitajte i podelite iskustvo, kupovali kod nas ili ne.' },
      { title: 'Iskustva iz prve ruke', text: 'Pitajte one koji su isto pitanje već imali.' },
      {
        title: 'Razgovor, ne recept',
        text: 'Članovi dele iskustva. Za savet o svom zdravlju pitajte lekara.',
      },
    ],
    notClub:
      'Zajednica nije isto što i klub. Klub je plaćeno godišnje članstvo sa popustom i besplatnom dostavom.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    uses: { figure: `${usesInMillions} milijuna`, name: 'uporaba naših proizvoda' },
    quote: (review) => `„${review}”`,
    noLink: 'Poveznica na grupu trenutačno nije dostupna.',
    points: [
      { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na što vas ne obvezuje.' },
      { title: 'Otvorena je svima', text: 'Pitajte i podijelite iskustvo, kupovali kod nas ili ne.' },
      { title: 'Iskustva iz prve ruke', text: 'Pitajte one koji su isto pitanje već imali.' },
      {
        title: 'Razgovor, ne recept',
        text: 'Članovi dijele iskustva. Za savjet o svom zdravlju pitajte liječnika.',
      },
    ],
  },
  ME: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
});
