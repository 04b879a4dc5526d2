import { clubPrice, defineMessages, facts } from '#features/shared/country';

/** The eleven questions in display order; their answers use the facts of the membership (Screens/Club). */
export const questionNames = [
  'cost',
  'discount',
  'delivery',
  'perks',
  'joining',
  'email',
  'countries',
  'renewal',
  'cancelling',
  'refund',
  'pause',
] as const;

export type QuestionName = (typeof questionNames)[number];

type Questions = Record<QuestionName, { question: string; answer: string }>;

const discount = `${facts.club.discountPercent}%`;
const { from, to } = facts.supportHours;
const { guaranteeDays, withdrawalDays } = facts;

const bosnian = (price: string, days: number): Questions => ({
  cost: {
    question: 'Koliko košta članstvo?',
    answer: `${price} za jednu godinu. To je cijena za cijelu godinu, ne za mjesec.`,
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
      'Pritisnite „Pridruži se klubu“ i upišite ime i broj telefona. Na taj broj vam se javljamo u vezi s članstvom. Podatke o kartici ne tražimo.',
  },
  email: {
    question: 'Kako znate da kupuje član?',
    answer:
      'Po e-mail adresi: članstvo je vezano za adresu koju koristite pri kupovini. Zato kupujte uvijek s iste.',
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
    answer: `Da, kada god želite. Javite se podršci od ponedjeljka do petka, od ${from} do ${to}, i članstvo se više neće obnavljati.`,
  },
  refund: {
    question: 'Vraćate li članarinu ako otkažem?',
    answer: `Samo ako od ugovora odustanete u zakonskom roku od ${days} dana. Poslije toga se uplaćena članarina ne vraća. Garancija od ${guaranteeDays} dana važi za proizvode, ne za članarinu.`,
  },
  pause: {
    question: 'Mogu li pauzirati članstvo?',
    answer: 'Ne. Članstvo se ne može pauzirati, ali ga možete otkazati kada god želite.',
  },
});

const serbian = (price: string): Questions => ({
  cost: {
    question: 'Koliko košta članstvo?',
    answer: `${price} za jednu godinu. To je cena za celu godinu, ne za mesec.`,
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
      'Pritisnite „Pridruži se klubu“ i upišite ime i broj telefona. Na taj broj vam se javljamo u vezi sa članstvom. Podatke o kartici ne tražimo.',
  },
  email: {
    question: 'Kako znate da kupuje član?',
    answer:
      'Po e-mail adresi: članstvo je vezano za adresu koju koristite pri kupovini. Zato kupujte uvek sa iste.',
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
    answer: `Da, kada god želite. Javite se podršci od ponedeljka do petka, od ${from} do ${to}, i članstvo se više neće obnavljati.`,
  },
  refund: {
    question: 'Da li vraćate članarinu ako otkažem?',
    answer: `Samo ako od ugovora odustanete u zakonskom roku od ${withdrawalDays.RS} dana. Posle toga se uplaćena članarina ne vraća. Garancija od ${guaranteeDays} dana važi za proizvode, ne za članarinu.`,
  },
  pause: {
    question: 'Mogu li da pauziram članstvo?',
    answer: 'Ne. Članstvo ne može da se pauzira, ali možete da ga otkažete kada god želite.',
  },
});

const croatian = (price: string): Questions => ({
  cost: {
    question: 'Koliko stoji članstvo?',
    answer: `${price} za jednu godinu. To je cijena za cijelu godinu, ne za mjesec.`,
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
      'Pritisnite „Pridruži se klubu” i upišite ime i broj telefona. Na taj broj javljamo vam se u vezi s članstvom. Podatke o kartici ne tražimo.',
  },
  email: {
    question: 'Kako znate da kupuje član?',
    answer:
      'Po e-mail adresi: članstvo je vezano uz adresu koju koristite pri kupnji. Zato kupujte uvijek s iste.',
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
    answer: `Da, kad god želite. Javite se podršci od ponedjeljka do petka, od ${from} do ${to}, i članstvo se više neće obnavljati.`,
  },
  refund: {
    question: 'Vraćate li članarinu ako otkažem?',
    answer: `Samo ako ugovor raskinete u zakonskom roku od ${withdrawalDays.HR} dana. Nakon toga uplaćena se članarina ne vraća. Jamstvo od ${guaranteeDays} dana vrijedi za proizvode, ne za članarinu.`,
  },
  pause: {
    question: 'Mogu li pauzirati članstvo?',
    answer: 'Ne. Članstvo se ne može pauzirati, ali ga možete otkazati kad god želite.',
  },
});

export const questions = defineMessages({
  BA: bosnian(clubPrice('BA'), withdrawalDays.BA),
  RS: serbian(clubPrice('RS')),
  HR: croatian(clubPrice('HR')),
  ME: bosnian(clubPrice('ME'), withdrawalDays.ME),
});
