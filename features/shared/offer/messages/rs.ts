import { formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  price: 'Cena',
  oldPrice: 'Stara cena',
  savings: (amount) => `Štedite ${amount}`,
  lowestPrice: (price) => `Najniža cena u poslednjih 30 dana: ${price}`,
  unitPrice: {
    '100 g': (price) => `Cena za 100 g: ${price}`,
    '100 ml': (price) => `Cena za 100 ml: ${price}`,
    piece: (price) => `Cena za komad: ${price}`,
  },
  reviews: (count) =>
    `${formatNumber(count)} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  rating: (score, reviews) => `Ocena ${score} od 5, ${reviews}`,
  ratingAlone: (score) => `Ocena ${score} od 5`,
  discount: (percent) => `Popust ${percent}%`,
  outOfStock: 'Trenutno nije na stanju',
  outOfStockBadge: 'Nije na stanju',
  view: 'Pogledaj',
};
