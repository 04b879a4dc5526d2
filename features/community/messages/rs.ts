import { facts, plural } from '#features/shared/country';
import type { Messages } from './ba';

const { usesInMillions } = facts.community;

export const rs: Messages = {
  community: 'Zajednica',
  lead: 'Mesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vreme.',
  members: 'članova zajednice',
  uses: `${usesInMillions} miliona puta upotrebljeni su naši proizvodi`,
  join: 'Pridružite se grupi',
  opensSoon: 'Grupa se uskoro otvara.',
  clubMeanwhile: (percent, price) =>
    `Do tada je tu klub: ${percent}% popusta na svaku porudžbinu i besplatna dostava, ${price} godišnje.`,
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
  quotesLead: 'Objavljene recenzije sa pet zvezdica, od reči do reči. Sve ostale su na stranicama proizvoda.',
  loadingQuotes: 'Učitavanje recenzija',
  about: 'o proizvodu',
  quote: (review) => `„${review}“`,
  more: (count) =>
    `Još ${count} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  toClub: 'Pogledajte klub',
};
