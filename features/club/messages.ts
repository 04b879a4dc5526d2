import { defineMessages, facts } from '#features/shared/country';

const discount = `${facts.club.discountPercent}%`;

const sales = {
  title: 'Sedmične akcije i nagradne igre',
  text: 'Svake sedmice akcije za članove, uz izvlačenje nagrada.',
};

/** The four benefits (Screens/Club). */
const perks = {
  discount: { title: `${discount} popusta`, text: 'Na svaku narudžbu, tokom cijele godine.' },
  delivery: { title: 'Besplatna dostava', text: 'Bez obzira na iznos.' },
  access: { title: 'Rani pristup', text: 'Novosti i ponude vidite prije ostalih.' },
  sales,
};

/** The terms of the membership, shown beside the button (Screens/Club). */
const terms = {
  renewal: { term: 'Obnova', text: 'automatska, svake godine' },
  cancelling: { term: 'Otkazivanje', text: 'kada god želite' },
  refund: { term: 'Povrat članarine', text: 'samo u zakonskom roku za odustanak' },
  pause: { term: 'Pauza', text: 'nije moguća' },
  delivery: { term: 'Dostava', text: 'besplatna, bez obzira na iznos' },
  email: { term: 'Važi za', text: 'kupovine s vaše e-mail adrese' },
};

export const messages = defineMessages(
  {
    /** Followed by the shop's name. */
    club: 'Klub',
    lead: (price: string) =>
      `${discount} popusta na svaku narudžbu i besplatna dostava, cijelu godinu za ${price}.`,
    toTerms: 'Cijena i uslovi',
    picture: 'Tri žira i hrastovo lišće na tamnozelenoj podlozi',

    perksHeading: 'Šta dobijate kao član',
    perks,

    stepsHeading: 'Kako se pridružiti',
    steps: [
      'Ostavite ime i broj telefona. Podatke o kartici ne tražimo.',
      'Na taj broj vam se javljamo u vezi s članstvom.',
      'Kupujete uvijek s iste e-mail adrese, jer je članstvo vezano za nju.',
    ],

    membership: 'Godišnje članstvo',
    fee: 'Članarina',
    perYear: 'godišnje',
    terms,
    join: 'Pridruži se klubu',
    /** Fixed wording (Screens/Club). */
    joined: 'Uspješno ste se pridružili klubu!',
    joinedHint:
      'Javljamo vam se na broj koji ste ostavili. Popust i dostava važe za kupovine s vaše e-mail adrese.',
    toShop: 'Pogledaj najpopularnije',

    questionsHeading: 'Česta pitanja',
    /** Label of the link to the support, which cancels memberships. */
    contact: 'Kontakt',
  },
  {
    RS: {
      lead: (price) =>
        `${discount} popusta na svaku porudžbinu i besplatna dostava, celu godinu za ${price}.`,
      toTerms: 'Cena i uslovi',
      perks: {
        discount: { title: `${discount} popusta`, text: 'Na svaku porudžbinu, tokom cele godine.' },
        delivery: { title: 'Besplatna dostava', text: 'Bez obzira na iznos.' },
        access: { title: 'Rani pristup', text: 'Novosti i ponude vidite pre ostalih.' },
        sales: {
          title: 'Nedeljne akcije i nagradne igre',
          text: 'Svake nedelje akcije za članove, uz izvlačenje nagrada.',
        },
      },
      stepsHeading: 'Kako da se pridružite',
      steps: [
        'Ostavite ime i broj telefona. Podatke o kartici ne tražimo.',
        'Na taj broj vam se javljamo u vezi sa članstvom.',
        'Kupujete uvek sa iste e-mail adrese, jer je članstvo vezano za nju.',
      ],
      terms: {
        ...terms,
        refund: { term: 'Povraćaj članarine', text: 'samo u zakonskom roku za odustanak' },
        email: { term: 'Važi za', text: 'kupovine sa vaše e-mail adrese' },
      },
      joined: 'Uspešno ste se pridružili klubu!',
      joinedHint:
        'Javljamo vam se na broj koji ste ostavili. Popust i dostava važe za kupovine sa vaše e-mail adrese.',
    },
    HR: {
      toTerms: 'Cijena i uvjeti',
      perksHeading: 'Što dobivate kao član',
      perks: {
        ...perks,
        discount: { title: `${discount} popusta`, text: 'Na svaku narudžbu, tijekom cijele godine.' },
        sales: {
          title: 'Tjedne akcije i nagradne igre',
          text: 'Svakog tjedna akcije za članove, uz izvlačenje nagrada.',
        },
      },
      steps: [
        'Ostavite ime i broj telefona. Podatke o kartici ne tražimo.',
        'Na taj broj javljamo vam se u vezi s članstvom.',
        'Kupujete uvijek s iste e-mail adrese jer je članstvo vezano uz nju.',
      ],
      terms: {
        ...terms,
        refund: { term: 'Povrat članarine', text: 'samo u zakonskom roku za raskid' },
        email: { term: 'Vrijedi za', text: 'kupnje s vaše e-mail adrese' },
      },
      joinedHint:
        'Javljamo vam se na broj koji ste ostavili. Popust i dostava vrijede za kupnje s vaše e-mail adrese.',
    },
  },
);
