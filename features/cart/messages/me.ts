import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { deliveryHours } = facts;

export const me: Messages = {
  cart: 'Korpa',
  close: 'Zatvori korpu',
  added: (name) => (name ? `Dodato u korpu: ${name}` : 'Dodato u korpu'),
  loading: 'Učitavanje proizvoda u korpi',
  quantity: (count) => `Količina: ${count}`,
  stepper: (name) => ({
    group: `Količina, ${name}`,
    decrease: `Smanji količinu, ${name}`,
    increase: `Povećaj količinu, ${name}`,
  }),
  remove: (name) => `Ukloni ${name}`,
  removed: (name) => `Uklonjeno: ${name}`,
  undo: 'Vrati',
  unreadable: 'Dio korpe se nije učitao',
  unreadableHint: 'Sve je i dalje u korpi. Pokušajte ponovo ili uklonite ono što se ne učitava.',
  unreadableLine: (name) => (name ? `Nije se učitalo: ${name}` : 'Proizvod se nije učitao'),
  unreadableName: 'proizvod koji se nije učitao',
  announcedTotal: (pieces, total) => `${pieces}, ukupno ${total}`,
  checkout: 'Nastavi na narudžbu',
  payment: 'Plaćate pouzećem, kad paket stigne.',
  delivery: `Dostava za ${deliveryHours.from} do ${deliveryHours.to} sati nakon slanja.`,
  suggestion: 'Povoljnije u paketu',
  contents: (names) => names.join(' + '),
  saving: (amount) => `${amount} manje nego odvojeno`,
  byPhone: {
    heading: 'Radije naručujete telefonom?',
    note: 'Vaša korpa kao tekst, za poziv ili poruku',
    greeting: 'Želim da naručim:',
    call: (phone) => `Pozovi ${phone}`,
    sms: 'Pošalji SMS-om',
  },
  empty: 'Korpa je prazna',
  emptyHint: 'Ne znate odakle početi? Pogledajte šta drugi najčešće naručuju.',
};
