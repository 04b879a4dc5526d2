import { defineMessages, facts } from '#features/shared/country';

const { deliveryHours } = facts;

const everywhere = {
  quantity: (count: number) => `Količina: ${count}`,
  stepper: (name: string) => ({
    group: `Količina, ${name}`,
    decrease: `Smanji količinu, ${name}`,
    increase: `Povećaj količinu, ${name}`,
  }),
  remove: (name: string) => `Ukloni ${name}`,
  removed: (name: string) => `Uklonjeno: ${name}`,
  undo: 'Vrati',
  /** Offer names have different genders, so the sentence avoids agreeing with them. */
  unreadableLine: (name: string | undefined) =>
    name ? `Nije se učitalo: ${name}` : 'Proizvod se nije učitao',
  /** Replaces an unknown name in the label of the remove button. */
  unreadableName: 'proizvod koji se nije učitao',
  announcedTotal: (pieces: string, total: string) => `${pieces}, ukupno ${total}`,
  delivery: `Dostava za ${deliveryHours.from} do ${deliveryHours.to} sati nakon slanja.`,
  suggestion: 'Povoljnije u paketu',
  contents: (names: readonly string[]) => names.join(' + '),
  saving: (amount: string) => `${amount} manje nego odvojeno`,
  toShop: 'Pogledaj najpopularnije',
};

const exceptSerbia = {
  checkout: 'Nastavi na narudžbu',
  payment: 'Plaćate pouzećem, kad paket stigne.',
};

const exceptCroatia = {
  cart: 'Korpa',
  close: 'Zatvori korpu',
  loading: 'Učitavanje proizvoda u korpi',
  unreadableHint: 'Sve je i dalje u korpi. Pokušajte ponovo ili uklonite ono što se ne učitava.',
  empty: 'Korpa je prazna',
};

const bosniaAndMontenegro = {
  unreadable: 'Dio korpe se nije učitao',
  emptyHint: 'Ne znate odakle početi? Pogledajte šta drugi najčešće naručuju.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    /** Offer names have different genders, so the sentence avoids agreeing with them. */
    added: (name: string | undefined) => (name ? `Dodano u korpu: ${name}` : 'Dodano u korpu'),
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    added: (name) => (name ? `Dodato u korpu: ${name}` : 'Dodato u korpu'),
    unreadable: 'Deo korpe se nije učitao',
    checkout: 'Nastavi na porudžbinu',
    payment: 'Plaćate pouzećem, kada paket stigne.',
    emptyHint: 'Ne znate odakle da počnete? Pogledajte šta drugi najčešće poručuju.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    cart: 'Košarica',
    close: 'Zatvori košaricu',
    added: (name) => (name ? `Dodano u košaricu: ${name}` : 'Dodano u košaricu'),
    loading: 'Učitavanje proizvoda u košarici',
    unreadable: 'Dio košarice se nije učitao',
    unreadableHint: 'Sve je i dalje u košarici. Pokušajte ponovno ili uklonite ono što se ne učitava.',
    empty: 'Košarica je prazna',
    emptyHint: 'Ne znate odakle početi? Pogledajte što drugi najčešće naručuju.',
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    added: (name) => (name ? `Dodato u korpu: ${name}` : 'Dodato u korpu'),
  },
});
