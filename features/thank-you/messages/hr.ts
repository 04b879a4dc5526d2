import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { callMinutes, deliveryHours } = facts;
const callWindow = `${callMinutes.from}–${callMinutes.to}\u00A0minuta`;

export const hr: Messages = {
  heading: 'Hvala na narudžbi',
  lead: `Vaša narudžba je zaprimljena. Naš tim će vas pozvati u roku od ${callWindow}.`,
  orderId: 'Oznaka narudžbe',
  next: 'Što slijedi',
  call: 'Poziv',
  callText: 'U radnom vremenu telefonom potvrđujemo narudžbu i pitamo vas na koju adresu šaljemo paket.',
  dispatch: 'Slanje',
  dispatchText:
    'Šaljemo od ponedjeljka do petka. Kad paket krene, javljamo vam SMS porukom i na Viber. Broj narudžbe za praćenje nalazi se na vašem računu.',
  payment: 'Dostava i plaćanje',
  paymentText: `Paket stiže ${deliveryHours.from} do ${deliveryHours.to} sati nakon slanja. Plaćate pouzećem.`,
  track: 'Prati pošiljku',
  toAccount: 'Moj račun',
  toShop: 'Nastavi kupnju',
  print: 'Ispiši',
};
