import { defineMessages, facts } from '#features/shared/country';

const { callMinutes, deliveryHours } = facts;
const callWindow = `${callMinutes.from}–${callMinutes.to}\u00A0minuta`;

const everywhere = {
  call: 'Poziv',
  dispatch: 'Slanje',
  payment: 'Dostava i plaćanje',
  paymentText: `Paket stiže ${deliveryHours.from} do ${deliveryHours.to} sati nakon slanja. Plaćate pouzećem.`,
  track: 'Prati pošiljku',
};

const exceptSerbia = {
  heading: 'Hvala na narudžbi',
  lead: `Vaša narudžba je zaprimljena. Naš tim će vas pozvati u roku od ${callWindow}.`,
  /** Not the order number that shoppers see and track, which is the `LeadID`. */
  orderId: 'Oznaka narudžbe',
  dispatchText:
    'Šaljemo od ponedjeljka do petka. Kad paket krene, javljamo vam SMS porukom i na Viber. Broj narudžbe za praćenje nalazi se na vašem računu.',
  toAccount: 'Moj račun',
};

const bosniaAndMontenegro = {
  next: 'Šta slijedi',
  callText: 'U radno vrijeme telefonom potvrđujemo narudžbu i pitamo vas na koju adresu šaljemo paket.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndMontenegro,
    toShop: 'Nastavi kupovinu',
    print: 'Odštampaj',
  },
  RS: {
    ...everywhere,
    toShop: 'Nastavi kupovinu',
    print: 'Odštampaj',
    heading: 'Hvala na porudžbini',
    lead: `Vaša porudžbina je primljena. Naš tim će vas pozvati u roku od ${callWindow}.`,
    orderId: 'Oznaka porudžbine',
    next: 'Šta sledi',
    callText: 'U radno vreme telefonom potvrđujemo porudžbinu i pitamo vas na koju adresu šaljemo paket.',
    dispatchText:
      'Šaljemo od ponedeljka do petka. Kada paket krene, javljamo vam SMS porukom i na Viber. Broj porudžbine za praćenje nalazi se na vašem nalogu.',
    toAccount: 'Moj nalog',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    callText: 'U radnom vremenu telefonom potvrđujemo narudžbu i pitamo vas na koju adresu šaljemo paket.',
    next: 'Što slijedi',
    toShop: 'Nastavi kupnju',
    print: 'Ispiši',
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndMontenegro,
    toShop: 'Nastavi kupovinu',
    print: 'Odštampaj',
  },
});
