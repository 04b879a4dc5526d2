import { plural } from '#features/shared/country';

export const ba = {
  heading: 'Šta uzimate u danu',
  /** A substance and its sum. */
  perDay: (substance: string, amount: string) => `${substance}: ${amount} na dan`,
  /** After the substances that are named. */
  more: (count: number) =>
    `još ${count} ${plural(count, { one: 'sastojak', few: 'sastojka', other: 'sastojaka' })}`,
  sharedBy: (products: number, share: number) => `iz ${products} proizvoda, ${share}% preporučenog unosa`,
  /** On the page of an offer, before the sum of both. */
  withCart: (names: readonly string[]) => `U korpi ${names.length > 1 ? 'su' : 'je'} i ${names.join(' i ')}.`,
  share: (percent: number) => `${percent}% preporučenog unosa`,
  legend: 'Crtica je preporučeni dnevni unos.',
  withoutReference: 'Bez preporučenog unosa',
  ask: 'Ako sve uzima ista osoba, prije kupovine pitajte ljekara ili farmaceuta, ili nas nazovite:',
  exceeded: (maximum: string) =>
    `To je više od ${maximum}, koliko odrasla osoba najviše smije uzeti na dan. Izaberite jedan od ovih proizvoda.`,
  unread: (names: readonly string[]) => `Nije uračunato, jer nema dnevne doze: ${names.join('; ')}.`,
  note: 'Zbir po dnevnim dozama s pakovanja ostaje na vašem uređaju i nije medicinski savjet.',
};

/** The texts of a country. */
export type Messages = typeof ba;
