import { facts, plural } from '#features/shared/country';
import type { Messages } from './ba';

const { usesInMillions } = facts.community;

export const hr: Messages = {
  community: 'Zajednica',
  lead: 'Mjesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vrijeme.',
  members: 'članova zajednice',
  uses: `${usesInMillions} milijuna puta upotrijebljeni su naši proizvodi`,
  join: 'Pridružite se grupi',
  opensSoon: 'Grupa se uskoro otvara.',
  clubMeanwhile: (percent, price) =>
    `Do tada je tu klub: ${percent}% popusta na svaku narudžbu i besplatna dostava, ${price} godišnje.`,
  pointsHeading: 'Zašto se pridružiti',
  points: [
    { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na što vas ne obvezuje.' },
    { title: 'Otvorena je svima', text: 'Pitajte i podijelite iskustvo, kupovali kod nas ili ne.' },
    { title: 'Iskustva iz prve ruke', text: 'Pitajte one koji su isto pitanje već imali.' },
    {
      title: 'Razgovor, ne recept',
      text: 'Članovi dijele iskustva. Za savjet o svom zdravlju pitajte liječnika.',
    },
  ],
  quotesHeading: 'Iz recenzija naših kupaca',
  quotesLead:
    'Objavljene recenzije s pet zvjezdica, od riječi do riječi. Sve ostale su na stranicama proizvoda.',
  loadingQuotes: 'Učitavanje recenzija',
  about: 'o proizvodu',
  quote: (review) => `„${review}”`,
  more: (count) =>
    `Još ${count} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  toClub: 'Pogledajte klub',
};
