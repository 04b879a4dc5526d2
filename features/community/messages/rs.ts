import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { usesInMillions } = facts.community;

export const rs: Messages = {
  community: 'Zajednica',
  lead: 'Mesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vreme.',
  picture: 'Tri žira i hrastovo lišće na svetloj podlozi',
  members: 'članova zajednice',
  uses: { figure: `${usesInMillions} miliona`, name: 'upotreba naših proizvoda' },
  join: 'Pridruži se grupi',
  noLink: 'Link na grupu trenutno nije dostupan.',
  newTab: '(otvara se u novoj kartici)',
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
  quotesHeading: 'Iz recenzija naših kupaca',
  quotesLead: 'Objavljene recenzije sa pet zvezdica. Sve ostale su na stranicama proizvoda.',
  loadingQuotes: 'Učitavanje recenzija',
  stars: (rating) => `Ocena ${rating} od 5`,
  quote: (review) => `„${review}“`,
  closing: 'Pitajte, pročitajte, javite se',
  notClub:
    'Zajednica nije isto što i klub. Klub je plaćeno godišnje članstvo sa popustom i besplatnom dostavom.',
  toClub: 'Pogledaj klub',
};
