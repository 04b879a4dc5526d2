import { formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  price: 'Cijena',
  oldPrice: 'Cijena prije sniženja',
  savings: (amount) => `Štedite ${amount}`,
  separately: (amount) => `Odvojeno ${amount}, u paketu`,
  less: (amount) => `${amount} manje`,
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
  view: 'Pogledajte',
  groups: {
    potency: 'Potencija',
    prostate: 'Prostata',
    joints: 'Zglobovi i kosti',
    beauty: 'Ljepota',
    hair: 'Kosa',
    weight: 'Mršavljenje',
    digestion: 'Probava',
  },
  intake: {
    heading: 'Što uzimate u danu',
    perDay: (substance, amount) => `${substance}: ${amount} na dan`,
    more: (count) =>
      `još ${count} ${plural(count, { one: 'sastojak', few: 'sastojka', other: 'sastojaka' })}`,
    sharedBy: (products, share) => `iz ${products} proizvoda, ${share}% preporučenog unosa`,
    withCart: (names) => `U košarici ${names.length > 1 ? 'su' : 'je'} i ${names.join(' i ')}.`,
    share: (percent) => `${percent}% preporučenog unosa`,
    legend: 'Crtica je preporučeni dnevni unos.',
    withoutReference: 'Bez preporučenog unosa',
    ask: 'Ako sve uzima ista osoba, prije kupnje pitajte liječnika ili ljekarnika, ili nas nazovite:',
    exceeded: (maximum) =>
      `To je više od ${maximum}, koliko odrasla osoba najviše smije uzeti na dan. Odaberite jedan od ovih proizvoda.`,
    unread: (names) => `Nije uračunato, jer nema dnevne doze: ${names.join('; ')}.`,
    note: 'Zbroj po dnevnim dozama s pakiranja ostaje na vašem uređaju i nije medicinski savjet.',
  },
};
