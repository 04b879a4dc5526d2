import { formatNumber, plural } from '#features/shared/country';

export const ba = {
  price: 'Cijena',
  oldPrice: 'Stara cijena',
  savings: (amount: string) => `Štedite ${amount}`,
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
  view: 'Pogledaj',
};

/** The texts of a country. */
export type Messages = typeof ba;
