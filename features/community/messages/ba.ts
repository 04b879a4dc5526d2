import { facts } from '#features/shared/country';

const { usesInMillions } = facts.community;

export const ba = {
  /** Followed by the shop's name. */
  community: 'Zajednica',
  lead: 'Mjesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vrijeme.',
  picture: 'Tri žira i hrastovo lišće na svijetloj podlozi',
  members: 'članova zajednice',
  uses: { figure: `${usesInMillions} miliona`, name: 'upotreba naših proizvoda' },
  join: 'Pridruži se grupi',
  /** Shown while the group has no address. */
  noLink: 'Link na grupu trenutno nije dostupan.',
  newTab: '(otvara se u novoj kartici)',
  pointsHeading: 'Zašto se pridružiti',
  points: [
    { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na šta vas ne obavezuje.' },
    { title: 'Otvorena je svima', text: 'Pitajte i podijelite iskustvo, kupovali kod nas ili ne.' },
    { title: 'Iskustva iz prve ruke', text: 'Pitajte one koji su isto pitanje već imali.' },
    {
      title: 'Razgovor, ne recept',
      text: 'Članovi dijele iskustva. Za savjet o svom zdravlju pitajte ljekara.',
    },
  ],
  quotesHeading: 'Iz recenzija naših kupaca',
  quotesLead: 'Objavljene recenzije s pet zvjezdica. Sve ostale su na stranicama proizvoda.',
  loadingQuotes: 'Učitavanje recenzija',
  stars: (rating: number) => `Ocjena ${rating} od 5`,
  quote: (review: string) => `„${review}“`,
  closing: 'Pitajte, pročitajte, javite se',
  notClub:
    'Zajednica nije isto što i klub. Klub je plaćeno godišnje članstvo s popustom i besplatnom dostavom.',
  toClub: 'Pogledaj klub',
};

/** The texts of a country. */
export type Messages = typeof ba;
