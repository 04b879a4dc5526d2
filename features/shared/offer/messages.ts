import { defineMessages, formatNumber, plural } from '../country';

export const messages = defineMessages(
  {
    price: 'Cijena',
    oldPrice: 'Stara cijena',
    savings: (amount: string) => `Štedite ${amount}`,
    lowestPrice: (price: string) => `Najniža cijena u posljednjih 30 dana: ${price}`,
    reviews: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
    rating: (score: string, reviews: string) => `Ocjena ${score} od 5, ${reviews}`,
    outOfStock: 'Trenutno nije na stanju',
    outOfStockBadge: 'Nije na stanju',
    view: 'Pogledaj',
    loading: 'Učitavanje ponude',
  },
  {
    RS: {
      price: 'Cena',
      oldPrice: 'Stara cena',
      lowestPrice: (price) => `Najniža cena u poslednjih 30 dana: ${price}`,
      rating: (score, reviews) => `Ocena ${score} od 5, ${reviews}`,
    },
    HR: { outOfStock: 'Trenutačno nije na stanju' },
  },
);
