export const ba = {
  cart: 'Korpa',
  close: 'Zatvorite korpu',
  added: (name: string | undefined) => (name ? `${name} je u korpi` : 'Dodano u korpu'),
  loading: 'Učitavanje proizvoda u korpi',
  quantity: (count: number) => `Količina: ${count}`,
  stepper: (name: string) => ({
    group: `Količina, ${name}`,
    decrease: `Smanjite količinu, ${name}`,
    increase: `Povećajte količinu, ${name}`,
  }),
  /** Before the offer's name, which is only read out. */
  remove: 'Uklonite',
  removed: (name: string) => `Uklonjeno: ${name}`,
  undo: 'Vratite',
  unreadable: 'Dio korpe se nije učitao',
  unreadableHint: 'Sve je i dalje u korpi. Pokušajte ponovo ili uklonite ono što se ne učitava.',
  /** Offer names have different genders, so the sentence avoids agreeing with them. */
  unreadableLine: (name: string | undefined) =>
    name ? `Nije se učitalo: ${name}` : 'Proizvod se nije učitao',
  /** Replaces an unknown name in the label of the remove button. */
  unreadableName: 'proizvod koji se nije učitao',
  announcedTotal: (pieces: string, total: string) => `${pieces}, ukupno ${total}`,
  checkout: 'Nastavite na narudžbu',
  payment: 'Plaćate pouzećem, kad paket stigne.',
  /** In the line of the total. */
  saved: (amount: string) => `ušteda ${amount}`,
  sameAs: (bundle: string) => `Isto kao ${bundle}`,
  /** The price of a bundle's contents, and the bundle's. */
  separately: (separate: string, together: string) => `Odvojeno ${separate}, u\u00A0paketu ${together}`,
  exchange: 'Zamijenite paketom',
  /** Before the phone number. */
  byPhone: 'Radije telefonom?',
  empty: 'Korpa je prazna',
  emptyHint: 'Ne znate odakle početi? Pogledajte šta drugi najčešće naručuju.',
};

/** The texts of a country. */
export type Messages = typeof ba;
