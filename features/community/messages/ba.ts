import { facts, plural } from '#features/shared/country';

const { usesInMillions } = facts.community;

export const ba = {
  /** Followed by the shop's name. */
  community: 'Zajednica',
  lead: 'Mjesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vrijeme.',
  members: 'članova zajednice',
  uses: `${usesInMillions} miliona puta upotrijebljeni su naši proizvodi`,
  join: 'Pridružite se grupi',
  opensSoon: 'Grupa se uskoro otvara.',
  clubMeanwhile: (percent: number, price: string) =>
    `Do tada je tu klub: ${percent}% popusta na svaku narudžbu i besplatna dostava, ${price} godišnje.`,
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
  quotesLead:
    'Objavljene recenzije s pet zvjezdica, od riječi do riječi. Sve ostale su na stranicama proizvoda.',
  loadingQuotes: 'Učitavanje recenzija',
  /** Before the offer of a quote. */
  about: 'o proizvodu',
  quote: (review: string) => `„${review}“`,
  more: (count: number) =>
    `Još ${count} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  toClub: 'Pogledajte klub',
};

/** The texts of a country. */
export type Messages = typeof ba;
