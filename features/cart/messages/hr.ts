import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { deliveryHours } = facts;

export const hr: Messages = {
  cart: 'Košarica',
  close: 'Zatvori košaricu',
  added: (name) => (name ? `Dodano u košaricu: ${name}` : 'Dodano u košaricu'),
  loading: 'Učitavanje proizvoda u košarici',
  quantity: (count) => `Količina: ${count}`,
  stepper: (name) => ({
    group: `Količina, ${name}`,
    decrease: `Smanji količinu, ${name}`,
    increase: `Povećaj količinu, ${name}`,
  }),
  remove: (name) => `Ukloni ${name}`,
  removed: (name) => `Uklonjeno: ${name}`,
  undo: 'Vrati',
  unreadable: 'Dio košarice se nije učitao',
  unreadableHint: 'Sve je i dalje u košarici. Pokušajte ponovno ili uklonite ono što se ne učitava.',
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
    note: 'Vaša košarica kao tekst, za poziv ili poruku',
    greeting: 'Želim naručiti:',
    call: (phone) => `Nazovi ${phone}`,
    sms: 'Pošalji SMS-om',
  },
  empty: 'Košarica je prazna',
  emptyHint: 'Ne znate odakle početi? Pogledajte što drugi najčešće naručuju.',
};
