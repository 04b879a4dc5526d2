import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { callMinutes, deliveryHours } = facts;
const callWindow = `${callMinutes.from}–${callMinutes.to}\u00A0minuta`;

export const rs: Messages = {
  heading: 'Hvala na porudžbini',
  lead: `Vaša porudžbina je primljena. Naš tim će vas pozvati u roku od ${callWindow}.`,
  orderId: 'Oznaka porudžbine',
  next: 'Šta sledi',
  call: 'Poziv',
  callText: 'U radno vreme telefonom potvrđujemo porudžbinu i pitamo vas na koju adresu šaljemo paket.',
  dispatch: 'Slanje',
  dispatchText:
    'Šaljemo od ponedeljka do petka. Kada paket krene, javljamo vam SMS porukom i na Viber. Broj porudžbine za praćenje nalazi se na vašem nalogu.',
  payment: 'Dostava i plaćanje',
  paymentText: `Paket stiže ${deliveryHours.from} do ${deliveryHours.to} sati nakon slanja. Plaćate pouzećem.`,
  track: 'Prati pošiljku',
  toAccount: 'Moj nalog',
  toShop: 'Nastavi kupovinu',
  print: 'Odštampaj',
};
