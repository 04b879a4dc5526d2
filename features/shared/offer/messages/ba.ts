import { formatNumber, plural } from '#features/shared/country';

export const ba = {
  price: 'Cijena',
  oldPrice: 'Stara cijena',
  savings: (amount: string) => `Štedite ${amount}`,
  /** Above the price of a bundle: what its contents cost one by one. The saving follows. */
  separately: (amount: string) => `Odvojeno ${amount}, u paketu`,
  less: (amount: string) => `${amount} manje`,
  lowestPrice: (price: string) => `Najniža cijena u posljednjih 30 dana: ${price}`,
  /** The price of a comparable amount, which the law asks for (Specification/Countries). */
  unitPrice: {
    '100 g': (price: string) => `Cijena za 100 g: ${price}`,
    '100 ml': (price: string) => `Cijena za 100 ml: ${price}`,
    piece: (price: string) => `Cijena za komad: ${price}`,
  },
  reviews: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  rating: (score: string, reviews: string) => `Ocjena ${score} od 5, ${reviews}`,
  /** Of an offer whose reviews are not counted. */
  ratingAlone: (score: string) => `Ocjena ${score} od 5`,
  /** Read aloud in place of '−53%'. */
  discount: (percent: number) => `Popust ${percent}%`,
  outOfStock: 'Trenutno nije na stanju',
  outOfStockBadge: 'Nije na stanju',
  view: 'Pogledajte',
  /** Names of the seven categories. */
  groups: {
    potency: 'Potencija',
    prostate: 'Prostata',
    joints: 'Zglobovi i kosti',
    beauty: 'Ljepota',
    hair: 'Kosa',
    weight: 'Mršavljenje',
    digestion: 'Probava',
  },
  /** The sums of daily doses. */
  intake: {
    heading: 'Šta uzimate u danu',
    /** A substance and its sum. */
    perDay: (substance: string, amount: string) => `${substance}: ${amount} na dan`,
    /** After the substances that are named. */
    more: (count: number) =>
      `još ${count} ${plural(count, { one: 'sastojak', few: 'sastojka', other: 'sastojaka' })}`,
    sharedBy: (products: number, share: number) => `iz ${products} proizvoda, ${share}% preporučenog unosa`,
    /** On the page of an offer, before the sum of both. */
    withCart: (names: readonly string[]) =>
      `U korpi ${names.length > 1 ? 'su' : 'je'} i ${names.join(' i ')}.`,
    share: (percent: number) => `${percent}% preporučenog unosa`,
    legend: 'Crtica je preporučeni dnevni unos.',
    withoutReference: 'Bez preporučenog unosa',
    ask: 'Ako sve uzima ista osoba, prije kupovine pitajte ljekara ili farmaceuta, ili nas nazovite:',
    exceeded: (maximum: string) =>
      `To je više od ${maximum}, koliko odrasla osoba najviše smije uzeti na dan. Izaberite jedan od ovih proizvoda.`,
    unread: (names: readonly string[]) => `Nije uračunato, jer nema dnevne doze: ${names.join('; ')}.`,
    note: 'Zbir po dnevnim dozama s pakovanja ostaje na vašem uređaju i nije medicinski savjet.',
  },
};

/** The texts of a country. */
export type Messages = typeof ba;
