import { formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  price: 'Cijena',
  oldPrice: 'Stara cijena',
  savings: (amount) => `Štedite ${amount}`,
  lowestPrice: (price) => `Najniža cijena u posljednjih 30 dana: ${price}`,
  reviews: (count) =>
    `${formatNumber(count)} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  rating: (score, reviews) => `Ocjena ${score} od 5, ${reviews}`,
  ratingAlone: (score) => `Ocjena ${score} od 5`,
  discount: (percent) => `Popust ${percent}%`,
  outOfStock: 'Trenutno nije na stanju',
  outOfStockBadge: 'Nije na stanju',
  view: 'Pogledaj',
};
