import { clubPrice, facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

const discount = `${facts.club.discountPercent}%`;
const { from, to } = facts.supportHours;
const { guaranteeDays, withdrawalDays } = facts;

export const hr: Messages = {
  club: 'Klub',
  lead: (price) => `${discount} popusta na svaku narudžbu i besplatna dostava, cijelu godinu za ${price}.`,
  picture: 'Tri žira i hrastovo lišće na tamnozelenoj podlozi',
  toTerms: 'Postanite član',
  perksHeading: 'Što dobivate kao član',
  perks: {
    discount: {
      title: `${discount} popusta`,
      text: 'Na svaku narudžbu, tijekom cijele godine.',
    },
    delivery: { title: 'Besplatna dostava', text: 'Bez obzira na iznos.' },
    access: { title: 'Rani pristup', text: 'Novosti i ponude vidite prije ostalih.' },
    sales: {
      title: 'Tjedne akcije i nagradne igre',
      text: 'Svakog tjedna akcije za članove, uz izvlačenje nagrada.',
    },
  },
  savings: {
    heading: 'Kada se članarina isplati',
    lead: (amount) =>
      `Kada mjesečno kupujete za ${amount} ili više. Ispod tog iznosa popust ne pokriva članarinu.`,
    spend: 'Za koliko mjesečno kupujete?',
    discount: (year) => `${discount} od ${year}`,
    left: 'U godini vam ostaje',
    missing: 'Do članarine nedostaje',
    note: 'Dostava nije uračunata: za članove je besplatna.',
  },
  stepsHeading: 'Kako se pridružiti',
  steps: [
    'Ostavite ime i broj telefona. Podatke o kartici ne tražimo.',
    'Na taj broj javljamo vam se u vezi s članstvom.',
    'Kupujete uvijek s iste email adrese jer je članstvo vezano uz nju.',
  ],
  membership: 'Godišnje članstvo',
  fee: 'Članarina',
  perYear: 'godišnje',
  terms: {
    renewal: { term: 'Obnova', text: 'automatska, svake godine' },
    cancelling: { term: 'Otkazivanje', text: 'kada god želite' },
    refund: { term: 'Povrat članarine', text: 'samo u zakonskom roku za raskid' },
    pause: { term: 'Pauza', text: 'nije moguća' },
    delivery: { term: 'Dostava', text: 'besplatna, bez obzira na iznos' },
    email: { term: 'Vrijedi za', text: 'kupnje s vaše email adrese' },
  },
  join: {
    title: 'Pridružite se klubu',
    terms: (price) =>
      `${price} godišnje. Obnavlja se automatski, otkazujete kad god želite. Članarinu vraćamo samo ako ugovor raskinete u zakonskom roku.`,
    name: 'Ime i prezime',
    phoneHint: 'Na ovaj broj javljamo vam se u vezi s članstvom.',
    send: 'Pridružite se',
    sending: 'Šaljem prijavu',
    close: 'Zatvorite',
    failed: fixedTexts.clubFailed,
    failedHint: {
      join: 'Provjerite internetsku vezu i pokušajte ponovno. Ono što ste upisali nije izgubljeno. Možete nas i nazvati:',
      country:
        'Ne možemo utvrditi u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovno. Možete nas i nazvati:',
    },
  },
  joined: fixedTexts.clubJoined,
  joinedHint:
    'Javljamo vam se na broj koji ste ostavili. Popust i dostava vrijede za kupnje s vaše email adrese.',
  questionsHeading: 'Česta pitanja',
  questions: {
    cost: {
      question: 'Koliko stoji članstvo?',
      answer: `${clubPrice('HR')} za jednu godinu. To je cijena za cijelu godinu, ne za mjesec.`,
    },
    discount: {
      question: 'Na što se odnosi popust?',
      answer: `Na svaku narudžbu: popust za članove iznosi ${discount}. Popusti i promocije obračunavaju se naknadno pa ih pregled narudžbe na stranici još ne prikazuje.`,
    },
    delivery: {
      question: 'Plaćaju li članovi dostavu?',
      answer: 'Ne. Za članove je dostava besplatna, bez obzira na iznos narudžbe.',
    },
    perks: {
      question: 'Što su rani pristup, akcije i nagradne igre?',
      answer:
        'Članovi novosti i ponude vide prije ostalih. Za njih svakog tjedna pripremamo akcije, a uz akcije i izvlačenje nagrada.',
    },
    joining: {
      question: 'Kako se pridružujem?',
      answer:
        'Pritisnite „Pridružite se klubu” i upišite ime i broj telefona. Na taj broj javljamo vam se u vezi s članstvom. Podatke o kartici ne tražimo.',
    },
    email: {
      question: 'Kako znate da kupuje član?',
      answer:
        'Po email adresi: članstvo je vezano uz adresu koju koristite pri kupnji. Zato kupujte uvijek s iste.',
    },
    countries: {
      question: 'U kojim državama klub postoji?',
      answer: `U Hrvatskoj, Bosni i Hercegovini, Srbiji i Crnoj Gori. Članarina za godinu u Hrvatskoj i Crnoj Gori iznosi ${clubPrice('HR')}, u Bosni i Hercegovini ${clubPrice('BA')}, a u Srbiji ${clubPrice('RS')}.`,
    },
    renewal: {
      question: 'Obnavlja li se članstvo automatski?',
      answer: 'Da. Obnavlja se svake godine dok ga ne otkažete.',
    },
    cancelling: {
      question: 'Mogu li otkazati članstvo?',
      answer: `Da, kad god želite. Javite se podršci od ponedjeljka do petka, od ${from}:00 do ${to}:00, i članstvo se više neće obnavljati.`,
    },
    refund: {
      question: 'Vraćate li članarinu ako otkažem?',
      answer: `Samo ako ugovor raskinete u zakonskom roku od ${withdrawalDays.HR} dana. Nakon toga uplaćena se članarina ne vraća. Jamstvo od ${guaranteeDays} dana vrijedi za proizvode, ne za članarinu.`,
    },
    pause: {
      question: 'Mogu li pauzirati članstvo?',
      answer: 'Ne. Članstvo se ne može pauzirati, ali ga možete otkazati kad god želite.',
    },
  },
  contact: 'Kontakt',
};
