import { clubPrice, facts, fixedTexts } from '#features/shared/country';

const discount = `${facts.club.discountPercent}%`;
const { from, to } = facts.supportHours;
const { guaranteeDays, withdrawalDays } = facts;

export const ba = {
  /** Followed by the shop's name. */
  club: 'Klub',
  lead: (price: string) =>
    `${discount} popusta na svaku narudžbu i besplatna dostava, cijelu godinu za ${price}.`,
  /** Leads to the price and terms, where one joins. */
  toTerms: 'Postanite član',
  picture: 'Tri žira i hrastovo lišće na tamnozelenoj podlozi',
  perksHeading: 'Šta dobijate kao član',
  /** The four benefits (Screens/Club). */
  perks: {
    discount: {
      title: `${discount} popusta`,
      text: 'Na svaku narudžbu, tokom cijele godine.',
    },
    delivery: { title: 'Besplatna dostava', text: 'Bez obzira na iznos.' },
    access: { title: 'Rani pristup', text: 'Novosti i ponude vidite prije ostalih.' },
    sales: {
      title: 'Sedmične akcije i nagradne igre',
      text: 'Svake sedmice akcije za članove, uz izvlačenje nagrada.',
    },
  },
  /** What the membership saves in a year, by what one spends in a month. */
  savings: {
    heading: 'Kada se članarina isplati',
    lead: (amount: string) =>
      `Kada mjesečno kupujete za ${amount} ili više. Ispod tog iznosa popust ne pokriva članarinu.`,
    spend: 'Za koliko mjesečno kupujete?',
    discount: (year: string) => `${discount} od ${year}`,
    left: 'U godini vam ostaje',
    missing: 'Do članarine nedostaje',
    note: 'Dostava nije uračunata: za članove je besplatna.',
  },
  stepsHeading: 'Kako se pridružiti',
  steps: [
    'Ostavite ime i broj telefona. Podatke o kartici ne tražimo.',
    'Na taj broj vam se javljamo u vezi s članstvom.',
    'Kupujete uvijek s iste email adrese, jer je članstvo vezano za nju.',
  ],
  membership: 'Godišnje članstvo',
  fee: 'Članarina',
  perYear: 'godišnje',
  /** The terms of the membership, shown beside the button (Screens/Club). */
  terms: {
    renewal: { term: 'Obnova', text: 'automatska, svake godine' },
    cancelling: { term: 'Otkazivanje', text: 'kada god želite' },
    refund: { term: 'Povrat članarine', text: 'samo u zakonskom roku za odustanak' },
    pause: { term: 'Pauza', text: 'nije moguća' },
    delivery: { term: 'Dostava', text: 'besplatna, bez obzira na iznos' },
    email: { term: 'Važi za', text: 'kupovine s vaše email adrese' },
  },
  /** The popup with the form. */
  join: {
    /** Of the popup, and of the button that opens it. */
    title: 'Pridružite se klubu',
    terms: (price: string) =>
      `${price} godišnje. Obnavlja se automatski, otkazujete kada god želite. Članarinu vraćamo samo ako odustanete u zakonskom roku.`,
    name: 'Ime i prezime',
    phoneHint: 'Na ovaj broj vam se javljamo u vezi s članstvom.',
    send: 'Pridružite se',
    sending: 'Šaljem prijavu',
    close: 'Zatvorite',
    failed: fixedTexts.clubFailed,
    failedHint: {
      join: 'Provjerite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno. Možete nas i nazvati:',
      country:
        'Ne možemo utvrditi u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovo. Možete nas i nazvati:',
    },
  },
  joined: fixedTexts.clubJoined,
  joinedHint:
    'Javljamo vam se na broj koji ste ostavili. Popust i dostava važe za kupovine s vaše email adrese.',
  questionsHeading: 'Česta pitanja',
  questions: {
    cost: {
      question: 'Koliko košta članstvo?',
      answer: `${clubPrice('BA')} za jednu godinu. To je cijena za cijelu godinu, ne za mjesec.`,
    },
    discount: {
      question: 'Na šta se odnosi popust?',
      answer: `Na svaku narudžbu: popust za članove je ${discount}. Popusti i promocije obračunavaju se naknadno, pa ih pregled narudžbe na stranici još ne prikazuje.`,
    },
    delivery: {
      question: 'Plaćaju li članovi dostavu?',
      answer: 'Ne. Za članove je dostava besplatna, bez obzira na iznos narudžbe.',
    },
    perks: {
      question: 'Šta su rani pristup, akcije i nagradne igre?',
      answer:
        'Članovi novosti i ponude vide prije ostalih. Za njih svake sedmice pripremamo akcije, a uz akcije i izvlačenje nagrada.',
    },
    joining: {
      question: 'Kako se pridružujem?',
      answer:
        'Pritisnite „Pridružite se klubu“ i upišite ime i broj telefona. Na taj broj vam se javljamo u vezi s članstvom. Podatke o kartici ne tražimo.',
    },
    email: {
      question: 'Kako znate da kupuje član?',
      answer:
        'Po email adresi: članstvo je vezano za adresu koju koristite pri kupovini. Zato kupujte uvijek s iste.',
    },
    countries: {
      question: 'U kojim državama klub postoji?',
      answer: `U Bosni i Hercegovini, Srbiji, Hrvatskoj i Crnoj Gori. Članarina za godinu je u Bosni i Hercegovini ${clubPrice('BA')}, u Srbiji ${clubPrice('RS')}, a u Hrvatskoj i Crnoj Gori ${clubPrice('HR')}.`,
    },
    renewal: {
      question: 'Obnavlja li se članstvo automatski?',
      answer: 'Da. Obnavlja se svake godine, dok ga ne otkažete.',
    },
    cancelling: {
      question: 'Mogu li otkazati članstvo?',
      answer: `Da, kada god želite. Javite se podršci od ponedjeljka do petka, od ${from}:00 do ${to}:00, i članstvo se više neće obnavljati.`,
    },
    refund: {
      question: 'Vraćate li članarinu ako otkažem?',
      answer: `Samo ako od ugovora odustanete u zakonskom roku od ${withdrawalDays.BA} dana. Poslije toga se uplaćena članarina ne vraća. Garancija od ${guaranteeDays} dana važi za proizvode, ne za članarinu.`,
    },
    pause: {
      question: 'Mogu li pauzirati članstvo?',
      answer: 'Ne. Članstvo se ne može pauzirati, ali ga možete otkazati kada god želite.',
    },
  },
  /** Label of the link to the support, which cancels memberships. */
  contact: 'Kontakt',
};

/** The texts of a country. */
export type Messages = typeof ba;
