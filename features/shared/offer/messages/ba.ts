import { formatNumber, plural } from '#features/shared/country';

export const ba = {
  price: 'Cijena',
  oldPrice: 'Stara cijena',
  savings: (amount: string) => `Štedite ${amount}`,
  lowestPrice: (price: string) => `Najniža cijena u posljednjih 30 dana: ${price}`,
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
