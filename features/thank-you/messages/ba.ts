import { brand, callWindow, facts } from '#features/shared/country';

const { deliveryHours, supportHours } = facts;

export const ba = {
  heading: 'Hvala na narudžbi',
  received: 'Vaša narudžba je primljena.',
  lead: `Vaša narudžba je primljena. Naš tim će vas nazvati u roku od ${callWindow}.`,
  /** Of an order that was placed while the call centre is closed. */
  leadAtNight: `Vaša narudžba je primljena. Naš tim će vas nazvati u roku od ${callWindow} od početka radnog vremena.`,
  today: 'danas',
  tomorrow: 'sutra',
  /** From Sunday. */
  onWeekday: ['u nedjelju', 'u ponedjeljak', 'u utorak', 'u srijedu', 'u četvrtak', 'u petak', 'u subotu'],
  callBetween: (day: string) => `Zovemo vas ${day} između`,
  between: (from: string, to: string) => `${from} i ${to}`,
  callFrom: (day: string) => `Zovemo vas ${day}`,
  fromHour: (hour: string) => `od ${hour} sati`,
  callWithin: 'Zovemo vas u roku od',
  within: callWindow,
  callMissed: 'Nismo vas dobili? Nazovite nas',
  fromNumber: 's broja',
  closedNow: 'Sada ne radimo, a narudžba je zabilježena.',
  hours: `Radimo od ponedjeljka do petka, od ${supportHours.from} do ${supportHours.to} sati.`,
  save: 'Spremite broj u imenik',
  saveHint: `Telefon će tada pokazati ime ${brand.name}.`,
  order: (number: string) => `Narudžba ${number}`,
  savings: 'Vaša ušteda',
  toPay: 'Pripremite za kurira',
  toPayNote: 'Bez dostave. Plaćate pouzećem, kad paket stigne.',
  toPayWithDelivery: (price: string) =>
    `Plaćate pouzećem, kad paket stigne. U iznosu je i dostava (${price}), koju članovi kluba ne plaćaju.`,
  unknownSum: 'Iznos ćete čuti u pozivu, prije nego što potvrdite.',
  loggedOut: 'Proizvode i iznos vidite na svom računu, čim se prijavite.',
  notYet: 'Ove narudžbe još nema na vašem računu. Čim bude upisana, ovdje vidite proizvode i iznos.',
  lookAgain: 'Pogledajte ponovo',
  loading: 'Učitavamo narudžbu',
  loadFailed: 'Proizvodi se nisu učitali, a narudžba je zabilježena',
  missed: 'Ako propustite poziv',
  callUs: 'Nazovite',
  sayNumber: (number: string) => `i recite broj narudžbe ${number}. Prije razgovora s vama ništa ne šaljemo.`,
  sayName: 'i recite svoje ime. Prije razgovora s vama ništa ne šaljemo.',
  next: 'Šta slijedi',
  orderReceived: 'Narudžba je primljena',
  confirmation: 'Potvrda pozivom',
  confirmationTime: 'u radno vrijeme, kad pitamo i za adresu',
  dispatch: 'Slanje',
  dispatchTime: 'radnim danom, uz SMS i Viber poruku',
  payment: 'Dostava i plaćanje',
  paymentTime: `${deliveryHours.from} do ${deliveryHours.to} sati nakon slanja, pouzećem`,
  at: (day: string, time: string) => `${day} u ${time}`,
  onDay: (day: string, time: string, isBetween: boolean) =>
    isBetween ? `${day} između ${time}` : `${day} ${time}`,
  track: 'Pratite pošiljku',
  toAccount: 'Moj račun',
};

/** The texts of a country. */
export type Messages = typeof ba;
