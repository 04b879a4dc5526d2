import { clubPrice, facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

const discount = `${facts.club.discountPercent}%`;
const { from, to } = facts.supportHours;
const { guaranteeDays, withdrawalDays } = facts;

export const rs: Messages = {
  club: 'Klub',
  lead: (price) => `${discount} popusta na svaku porudžbinu i besplatna dostava, celu godinu za ${price}.`,
  picture: 'Tri žira i hrastovo lišće na tamnozelenoj podlozi',
  toTerms: 'Postanite član',
  perksHeading: 'Šta dobijate kao član',
  perks: {
    discount: {
      title: `${discount} popusta`,
      text: 'Na svaku porudžbinu, tokom cele godine.',
    },
    delivery: { title: 'Besplatna dostava', text: 'Bez obzira na iznos.' },
    access: { title: 'Rani pristup', text: 'Novosti i ponude vidite pre ostalih.' },
    sales: {
      title: 'Nedeljne akcije i nagradne igre',
      text: 'Svake nedelje akcije za članove, uz izvlačenje nagrada.',
    },
  },
  savings: {
    heading: 'Kada se članarina isplati',
    lead: (amount) =>
      `Kada mesečno kupujete za ${amount} ili više. Ispod tog iznosa popust ne pokriva članarinu.`,
    spend: 'Za koliko mesečno kupujete?',
    discount: (year) => `${discount} od ${year}`,
    left: 'U godini vam ostaje',
    missing: 'Do članarine nedostaje',
    note: 'Dostava nije uračunata: za članove je besplatna.',
  },
  stepsHeading: 'Kako da se pridružite',
  steps: [
    'Ostavite ime i broj telefona. Podatke o kartici ne tražimo.',
    'Na taj broj vam se javljamo u vezi sa članstvom.',
    'Kupujete uvek sa iste email adrese, jer je članstvo vezano za nju.',
  ],
  membership: 'Godišnje članstvo',
  fee: 'Članarina',
  perYear: 'godišnje',
  terms: {
    renewal: { term: 'Obnova', text: 'automatska, svake godine' },
    cancelling: { term: 'Otkazivanje', text: 'kada god želite' },
    refund: { term: 'Povraćaj članarine', text: 'samo u zakonskom roku za odustanak' },
    pause: { term: 'Pauza', text: 'nije moguća' },
    delivery: { term: 'Dostava', text: 'besplatna, bez obzira na iznos' },
    email: { term: 'Važi za', text: 'kupovine sa vaše email adrese' },
  },
  join: {
    title: 'Pridružite se klubu',
    terms: (price) =>
      `${price} godišnje. Obnavlja se automatski, otkazujete kada god želite. Članarinu vraćamo samo ako odustanete u zakonskom roku.`,
    name: 'Ime i prezime',
    phoneHint: 'Na ovaj broj vam se javljamo u vezi sa članstvom.',
    send: 'Pridružite se',
    sending: 'Šaljem prijavu',
    close: 'Zatvorite',
    failed: fixedTexts.clubFailed,
    failedHint: {
      join: 'Proverite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno. Možete i da nas pozovete:',
      country:
        'Ne možemo da utvrdimo u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovo. Možete i da nas pozovete:',
    },
  },
  joined: fixedTexts.clubJoinedSerbia,
  joinedHint:
    'Javljamo vam se na broj koji ste ostavili. Popust i dostava važe za kupovine sa vaše email adrese.',
  questionsHeading: 'Česta pitanja',
  questions: {
    cost: {
      question: 'Koliko košta članstvo?',
      answer: `${clubPrice('RS')} za jednu godinu. To je cena za celu godinu, ne za mesec.`,
    },
    discount: {
      question: 'Na šta se odnosi popust?',
      answer: `Na svaku porudžbinu: popust za članove je ${discount}. Popusti i promocije se obračunavaju naknadno, pa ih pregled porudžbine na stranici još ne prikazuje.`,
    },
    delivery: {
      question: 'Da li članovi plaćaju dostavu?',
      answer: 'Ne. Za članove je dostava besplatna, bez obzira na iznos porudžbine.',
    },
    perks: {
      question: 'Šta su rani pristup, akcije i nagradne igre?',
      answer:
        'Članovi novosti i ponude vide pre ostalih. Za njih svake nedelje pripremamo akcije, a uz akcije i izvlačenje nagrada.',
    },
    joining: {
      question: 'Kako se pridružujem?',
      answer:
        'Pritisnite „Pridružite se klubu“ i upišite ime i broj telefona. Na taj broj vam se javljamo u vezi sa članstvom. Podatke o kartici ne tražimo.',
    },
    email: {
      question: 'Kako znate da kupuje član?',
      answer:
        'Po email adresi: članstvo je vezano za adresu koju koristite pri kupovini. Zato kupujte uvek sa iste.',
    },
    countries: {
      question: 'U kojim državama klub postoji?',
      answer: `U Srbiji, Bosni i Hercegovini, Hrvatskoj i Crnoj Gori. Članarina za godinu je u Srbiji ${clubPrice('RS')}, u Bosni i Hercegovini ${clubPrice('BA')}, a u Hrvatskoj i Crnoj Gori ${clubPrice('HR')}.`,
    },
    renewal: {
      question: 'Da li se članstvo automatski obnavlja?',
      answer: 'Da. Obnavlja se svake godine, dok ga ne otkažete.',
    },
    cancelling: {
      question: 'Mogu li da otkažem članstvo?',
      answer: `Da, kada god želite. Javite se podršci od ponedeljka do petka, od ${from}:00 do ${to}:00, i članstvo se više neće obnavljati.`,
    },
    refund: {
      question: 'Da li vraćate članarinu ako otkažem?',
      answer: `Samo ako od ugovora odustanete u zakonskom roku od ${withdrawalDays.RS} dana. Posle toga se uplaćena članarina ne vraća. Garancija od ${guaranteeDays} dana važi za proizvode, ne za članarinu.`,
    },
    pause: {
      question: 'Mogu li da pauziram članstvo?',
      answer: 'Ne. Članstvo ne može da se pauzira, ali možete da ga otkažete kada god želite.',
    },
  },
  contact: 'Kontakt',
};
