import { defineMessages, formatNumber, plural } from '../country';

const everywhere = {
  savings: (amount: string) => `Štedite ${amount}`,
  reviews: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  outOfStockBadge: 'Nije na stanju',
  view: 'Pogledaj',
  loading: 'Učitavanje ponude',
};

const exceptSerbia = {
  price: 'Cijena',
  oldPrice: 'Stara cijena',
  lowestPrice: (price: string) => `Najniža cijena u posljednjih 30 dana: ${price}`,
  rating: (score: string, reviews: string) => `Ocjena ${score} od 5, ${reviews}`,
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, outOfStock: 'Trenutno nije na stanju' },
  RS: {
    ...everywhere,
    outOfStock: 'Trenutno nije na stanju',
    price: 'Cena',
    oldPrice: 'Stara cena',
    lowestPrice: (price) => `Najniža cena u poslednjih 30 dana: ${price}`,
    rating: (score, reviews) => `Ocena ${score} od 5, ${reviews}`,
  },
  HR: { ...everywhere, ...exceptSerbia, outOfStock: 'Trenutačno nije na stanju' },
  ME: { ...everywhere, ...exceptSerbia, outOfStock: 'Trenutno nije na stanju' },
});
