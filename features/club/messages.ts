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

const everywhere = {
  /** Followed by the shop's name. */
  club: 'Klub',
  picture: 'Tri žira i hrastovo lišće na tamnozelenoj podlozi',
  membership: 'Godišnje članstvo',
  fee: 'Članarina',
  perYear: 'godišnje',
  join: 'Pridruži se klubu',
  toShop: 'Pogledaj najpopularnije',
  questionsHeading: 'Česta pitanja',
  /** Label of the link to the support, which cancels memberships. */
  contact: 'Kontakt',
};

const exceptSerbia = {
  lead: (price: string) =>
    `${discount} popusta na svaku narudžbu i besplatna dostava, cijelu godinu za ${price}.`,
  stepsHeading: 'Kako se pridružiti',
  /** Fixed wording (Screens/Club). */
  joined: 'Uspješno ste se pridružili klubu!',
};

const bosniaAndMontenegro = {
  toTerms: 'Cijena i uslovi',
  perks,
  steps: [
    'Ostavite ime i broj telefona. Podatke o kartici ne tražimo.',
    'Na taj broj vam se javljamo u vezi s članstvom.',
    'Kupujete uvijek s iste e-mail adrese, jer je članstvo vezano za nju.',
  ],
  terms,
  joinedHint:
    'Javljamo vam se na broj koji ste ostavili. Popust i dostava važe za kupovine s vaše e-mail adrese.',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...bosniaAndMontenegro, perksHeading: 'Šta dobijate kao član' },
  RS: {
    ...everywhere,
    perksHeading: 'Šta dobijate kao član',
    lead: (price) => `${discount} popusta na svaku porudžbinu i besplatna dostava, celu godinu za ${price}.`,
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
      renewal: terms.renewal,
      cancelling: terms.cancelling,
      refund: { term: 'Povraćaj članarine', text: 'samo u zakonskom roku za odustanak' },
      pause: terms.pause,
      delivery: terms.delivery,
      email: { term: 'Važi za', text: 'kupovine sa vaše e-mail adrese' },
    },
    joined: 'Uspešno ste se pridružili klubu!',
    joinedHint:
      'Javljamo vam se na broj koji ste ostavili. Popust i dostava važe za kupovine sa vaše e-mail adrese.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    toTerms: 'Cijena i uvjeti',
    perksHeading: 'Što dobivate kao član',
    perks: {
      discount: { title: `${discount} popusta`, text: 'Na svaku narudžbu, tijekom cijele godine.' },
      delivery: perks.delivery,
      access: perks.access,
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
      renewal: terms.renewal,
      cancelling: terms.cancelling,
      refund: { term: 'Povrat članarine', text: 'samo u zakonskom roku za raskid' },
      pause: terms.pause,
      delivery: terms.delivery,
      email: { term: 'Vrijedi za', text: 'kupnje s vaše e-mail adrese' },
    },
    joinedHint:
      'Javljamo vam se na broj koji ste ostavili. Popust i dostava vrijede za kupnje s vaše e-mail adrese.',
  },
  ME: { ...everywhere, ...exceptSerbia, ...bosniaAndMontenegro, perksHeading: 'Šta dobijate kao član' },
});
