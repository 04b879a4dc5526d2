import { formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  price: 'Cijena',
  oldPrice: 'Cijena prije sniženja',
  savings: (amount) => `Štedite ${amount}`,
  lowestPrice: (price) => `Najniža cijena u posljednjih 30 dana: ${price}`,
  unitPrice: {
    '100 g': (price) => `Cijena za 100 g: ${price}`,
    '100 ml': (price) => `Cijena za 100 ml: ${price}`,
    piece: (price) => `Cijena za komad: ${price}`,
  },
  reviews: (count) =>
    `${formatNumber(count)} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  rating: (score, reviews) => `Ocjena ${score} od 5, ${reviews}`,
  ratingAlone: (score) => `Ocjena ${score} od 5`,
  discount: (percent) => `Popust ${percent}%`,
  outOfStock: 'Trenutačno nije na zalihi',
  outOfStockBadge: 'Nije na zalihi',
  view: 'Pogledaj',
};
