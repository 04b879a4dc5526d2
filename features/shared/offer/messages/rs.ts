import { formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  price: 'Cena',
  oldPrice: 'Stara cena',
  savings: (amount) => `Štedite ${amount}`,
  separately: (amount) => `Odvojeno ${amount}, u paketu`,
  less: (amount) => `${amount} manje`,
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
  view: 'Pogledajte',
  groups: {
    potency: 'Potencija',
    prostate: 'Prostata',
    joints: 'Zglobovi i kosti',
    beauty: 'Lepota',
    hair: 'Kosa',
    weight: 'Mršavljenje',
    digestion: 'Varenje',
  },
  intake: {
    heading: 'Šta uzimate u danu',
    perDay: (substance, amount) => `${substance}: ${amount} na dan`,
    more: (count) =>
      `još ${count} ${plural(count, { one: 'sastojak', few: 'sastojka', other: 'sastojaka' })}`,
    sharedBy: (products, share) => `iz ${products} proizvoda, ${share}% preporučenog unosa`,
    withCart: (names) => `U korpi ${names.length > 1 ? 'su' : 'je'} i ${names.join(' i ')}.`,
    share: (percent) => `${percent}% preporučenog unosa`,
    legend: 'Crtica je preporučeni dnevni unos.',
    withoutReference: 'Bez preporučenog unosa',
    ask: 'Ako sve uzima ista osoba, pre kupovine pitajte lekara ili farmaceuta, ili nas pozovite:',
    exceeded: (maximum) =>
      `To je više od ${maximum}, koliko odrasla osoba najviše sme da uzme na dan. Izaberite jedan od ovih proizvoda.`,
    unread: (names) => `Nije uračunato, jer nema dnevne doze: ${names.join('; ')}.`,
    note: 'Zbir po dnevnim dozama sa pakovanja ostaje na vašem uređaju i nije medicinski savet.',
  },
};
