import type { QuizGoal } from '#features/shared/content';
import { defineMessages, facts } from '#features/shared/country';

const goals: Record<QuizGoal, string> = {
  prostate: 'Prostata',
  potency: 'Potencija i energija',
  size: 'Veličina i performanse',
  health: 'Opće zdravlje',
};

const goalHints: Record<QuizGoal, string> = {
  prostate: 'Svakodnevne navike i kretanje',
  potency: 'San, kretanje i energija',
  size: 'Forma i sigurnost u sebe',
  health: 'Obroci, san i kretanje',
};

const everywhere = {
  title: 'Kviz',
  progress: 'Napredak kviza',
  question: (number: number, total: number) => `Pitanje ${number} od ${total}`,
  goalHints,
  /** Fixed wording (Screens/Quiz). */
  next: 'Dalje',
  skip: 'Preskoči',
  twoLeft: 'Još dva koraka',
  recommended: (offer: string) => `Preporučujemo ${offer}`,
  name: 'Ime i prezime',
  finish: 'Pogledaj preporuku',
  dataUse: 'Kako čuvamo vaše podatke piše u',
  privacyPolicy: 'politici privatnosti',
  /** Fixed wording, which groups no thousands (Screens/Quiz). */
  reviews: `${facts.quizReviews} recenzije`,
  preparing: 'Pripremamo preporuku',
  toShop: 'Pogledaj najpopularnije',
};

const exceptSerbia = {
  oneLeft: 'Posljednji korak',
  phoneHeading: 'Da vas nazovemo?',
  phoneLead: (offer: string) =>
    `Ostavite broj ako želite da vas nazovemo u vezi s proizvodom ${offer}. Korak možete i preskočiti.`,
  noSize: 'Nijedan proizvod ne mijenja veličinu, pa ni ovaj.',
};

const exceptCroatia = {
  goalsHeading: 'Šta vam je trenutno najvažnije?',
  back: 'Nazad',
  email: 'E-mail',
  unavailable: 'Preporuka trenutno nije dostupna',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
};

const bosniaAndMontenegro = {
  goalsLead: 'Izaberite temu. Slijedi šest ili sedam kratkih pitanja, a na kraju naša preporuka.',
  severalAnswers: 'Možete izabrati više odgovora ili nastaviti bez njih.',
  privacy: 'Odgovori ostaju na vašem uređaju. Kviz nije zamjena za pregled kod ljekara.',
  nameLead: 'Ostavite ime i e-mail ako želite da vam šaljemo savjete i ponude. Korak možete i preskočiti.',
  noListHint: 'Preporuku možete pogledati i bez toga: izaberite „Preskoči“.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    goals,
    /** What the recommended product can do and cannot. */
    limits: 'Dodatak prehrani upotpunjuje prehranu. Nije lijek i ne zamjenjuje pregled kod ljekara.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    limits: 'Dodatak ishrani upotpunjuje ishranu. Nije lek i ne zamenjuje pregled kod lekara.',
    noSize: 'Nijedan proizvod ne menja veličinu, pa ni ovaj.',
    goals: { prostate: goals.prostate, potency: goals.potency, size: goals.size, health: 'Opšte zdravlje' },
    goalsLead: 'Izaberite temu. Sledi šest ili sedam kratkih pitanja, a na kraju naša preporuka.',
    severalAnswers: 'Možete da izaberete više odgovora ili da nastavite bez njih.',
    privacy: 'Odgovori ostaju na vašem uređaju. Kviz nije zamena za pregled kod lekara.',
    oneLeft: 'Poslednji korak',
    nameLead:
      'Ostavite ime i e-mail ako želite da vam šaljemo savete i ponude. Korak možete i da preskočite.',
    phoneHeading: 'Da vas pozovemo?',
    phoneLead: (offer) =>
      `Ostavite broj ako želite da vas pozovemo u vezi sa proizvodom ${offer}. Korak možete i da preskočite.`,
    noListHint: 'Preporuku možete da pogledate i bez toga: izaberite „Preskoči“.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    goals,
    limits: 'Dodatak prehrani nadopunjuje prehranu. Nije lijek i ne zamjenjuje pregled kod liječnika.',
    goalsHeading: 'Što vam je trenutačno najvažnije?',
    goalsLead: 'Odaberite temu. Slijedi šest ili sedam kratkih pitanja, a na kraju naša preporuka.',
    severalAnswers: 'Možete odabrati više odgovora ili nastaviti bez njih.',
    privacy: 'Odgovori ostaju na vašem uređaju. Kviz nije zamjena za pregled kod liječnika.',
    back: 'Natrag',
    email: 'E-mail adresa',
    nameLead:
      'Ostavite ime i e-mail adresu ako želite da vam šaljemo savjete i ponude. Korak možete i preskočiti.',
    noListHint: 'Preporuku možete pogledati i bez toga: odaberite „Preskoči”.',
    unavailable: 'Preporuka trenutačno nije dostupna',
    emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    limits: 'Dodatak ishrani upotpunjuje ishranu. Nije lijek i ne zamjenjuje pregled kod ljekara.',
    goals: { prostate: goals.prostate, potency: goals.potency, size: goals.size, health: 'Opšte zdravlje' },
  },
});
