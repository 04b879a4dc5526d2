import { facts } from '#features/shared/country';

const { deliveryHours } = facts;

export const ba = {
  cart: 'Korpa',
  close: 'Zatvori korpu',
  /** Offer names have different genders, so the sentence avoids agreeing with them. */
  added: (name: string | undefined) => (name ? `Dodano u korpu: ${name}` : 'Dodano u korpu'),
  loading: 'Učitavanje proizvoda u korpi',
  quantity: (count: number) => `Količina: ${count}`,
  stepper: (name: string) => ({
    group: `Količina, ${name}`,
    decrease: `Smanji količinu, ${name}`,
    increase: `Povećaj količinu, ${name}`,
  }),
  remove: (name: string) => `Ukloni ${name}`,
  removed: (name: string) => `Uklonjeno: ${name}`,
  undo: 'Vrati',
  unreadable: 'Dio korpe se nije učitao',
  unreadableHint: 'Sve je i dalje u korpi. Pokušajte ponovo ili uklonite ono što se ne učitava.',
  /** Offer names have different genders, so the sentence avoids agreeing with them. */
  unreadableLine: (name: string | undefined) =>
    name ? `Nije se učitalo: ${name}` : 'Proizvod se nije učitao',
  /** Replaces an unknown name in the label of the remove button. */
  unreadableName: 'proizvod koji se nije učitao',
  announcedTotal: (pieces: string, total: string) => `${pieces}, ukupno ${total}`,
  checkout: 'Nastavi na narudžbu',
  payment: 'Plaćate pouzećem, kad paket stigne.',
  delivery: `Dostava za ${deliveryHours.from} do ${deliveryHours.to} sati nakon slanja.`,
  suggestion: 'Povoljnije u paketu',
  contents: (names: readonly string[]) => names.join(' + '),
  saving: (amount: string) => `${amount} manje nego odvojeno`,
  byPhone: {
    heading: 'Radije naručujete telefonom?',
    note: 'Vaša korpa kao tekst, za poziv ili poruku',
    greeting: 'Želim da naručim:',
    call: (phone: string) => `Pozovi ${phone}`,
    sms: 'Pošalji SMS-om',
  },
  empty: 'Korpa je prazna',
  emptyHint: 'Ne znate odakle početi? Pogledajte šta drugi najčešće naručuju.',
};

/** The texts of a country. */
export type Messages = typeof ba;
