import { facts, fixedTexts, formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

const { guaranteeDays, refund } = facts;
const call = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;
const approval = `od ${refund.approvalHours.from} do ${refund.approvalHours.to}`;
const refundDays = `${refund.workingDays.from} do ${refund.workingDays.to} radnih dana`;
const fee = `${refund.restockingFeePercent}%`;
const reviewsOf = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`;
/** In the genitive, as after 'od'. */
const ofReviews = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'recenzije', few: 'recenzije', other: 'recenzija' })}`;

export const me: Messages = {
  loading: 'Učitavanje ponude',
  failed: 'Ponuda se nije učitala',
  pictures: 'Slike proizvoda',
  picture: (number, total) => `Slika ${number} od ${total}`,
  carousel: {
    carousel: 'galerija',
    slide: 'slika',
    position: (number, total) => `${number} od ${total}`,
    previous: 'Prethodna slika',
    next: 'Sljedeća slika',
    pause: 'Zaustavi',
    play: 'Pokreni',
  },
  toReviews: 'Pročitaj recenzije',
  stock: (days) =>
    `Zaliha za još ${formatNumber(days)} ${plural(days, { one: 'dan', few: 'dana', other: 'dana' })}`,
  quantity: {
    group: 'Količina',
    decrease: 'Manje',
    increase: 'Više',
  },
  perDay: (days, price) =>
    `Dovoljno za ${days} ${plural(days, { one: 'dan', few: 'dana', other: 'dana' })}: ${price} na dan`,
  addToCart: 'Dodaj u korpu',
  promises: {
    cash: 'Plaćate pouzećem, kad paket stigne',
    phone: `Zovemo vas za ${call} da potvrdimo narudžbu, u radno vrijeme`,
    shield: `${guaranteeDays} dana garancije zadovoljstva`,
  },
  shareOffer: 'Podijeli',
  addressCopied: 'Link je kopiran.',
  addressNotCopied: 'Kopiranje nije uspjelo. Link možete kopirati sami:',
  inside: 'U paketu',
  pieces: (count) => `${count} ${plural(count, { one: 'komad', few: 'komada', other: 'komada' })}`,
  description: fixedTexts.description,
  advantages: fixedTexts.advantages,
  howToUse: fixedTexts.howToUse,
  about: 'O proizvodu',
  info: 'Informacije o proizvodu',
  ingredients: 'Sastojci',
  ingredientsOf: (name) => `Sastojci proizvoda ${name}`,
  guarantee: `Garancija od ${guaranteeDays} dana`,
  guaranteeTerms: [
    `Garancija važi ${guaranteeDays} dana od dana dostave.`,
    `Povrat odobravamo telefonom, radnim danima ${approval}.`,
    `Vraćamo iznos narudžbe umanjen za naknadu od ${fee} za obradu povrata. Troškove dostave ne vraćamo.`,
    `Novac stiže za ${refundDays} od odobrenja, na račun koji nam navedete.`,
    `Ako je proizvod stigao oštećen, u roku od ${refund.damageReportDays} dana pošaljite fotografiju podršci.`,
  ],
  reviews: 'Recenzije kupaca',
  reviewList: 'Recenzije',
  loadingReviews: 'Učitavanje recenzija',
  noReviews: 'Na ovoj stranici još nema recenzija',
  noReviewsHint: 'Vaša može biti prva.',
  share: (rating, count, percent) => `Ocjena ${rating}: ${reviewsOf(count)}, ${percent}%`,
  sharesOf: (count) => `Na osnovu ${ofReviews(count)} na ovoj stranici.`,
  filter: {
    search: 'Pretraži recenzije',
    find: 'Traži',
    withPicture: (count) => `S fotografijom (${count})`,
    found: (found, total) => `${formatNumber(found)} od ${ofReviews(total)}`,
    showAll: 'Prikaži sve recenzije',
    none: 'Nijedna recenzija ne odgovara izboru',
    noneHint: 'Promijenite riječi, ocjenu ili izbor fotografija.',
  },
  sort: 'Poredaj recenzije',
  orders: {
    withFiles: 'S fotografijama',
    newest: 'Najnovije',
    oldest: 'Najstarije',
    best: 'Najbolja ocjena',
    worst: 'Najlošija ocjena',
  },
  stars: (rating) => `Ocjena ${rating} od 5`,
  verified: 'Provjerena kupovina',
  photoOf: (author) => (author ? `Fotografija uz recenziju: ${author}` : 'Fotografija uz recenziju'),
  more: 'Prikaži još',
  shown: (count) => `Prikazane recenzije: ${formatNumber(count)}`,
  enlarge: 'Uvećaj',
  writeReview: 'Napiši recenziju',
  loadingForm: 'Učitavanje obrasca',
  accountNeeded: 'Recenziju možete napisati kad imate nalog. Napravite ga ili se prijavite.',
  logIn: 'Prijavi se',
  createAccount: 'Napravi nalog',
  expiredHint: 'Prijavite se ponovo. Ono što ste napisali vas čeka.',
  close: 'Zatvori',
  closeForm: 'Zatvori recenziju',
  sent: 'Hvala, vaša recenzija je poslata',
  sentHint: 'Pročitaćemo je i objaviti nakon provjere. Do tada je ne vidi niko.',
  facts: {
    dose: 'Šta je u dnevnoj dozi',
    portion: (portion) => `Dnevna doza: ${portion}.`,
    heading: 'Sastav i upozorenja',
    hint: 'Pročitajte prije kupovine, a prije prve upotrebe i na pakovanju.',
    kind: 'Vrsta proizvoda',
    supplement: 'Dodatak ishrani',
    cosmetic: 'Kozmetički proizvod',
    ingredients: 'Sastojci',
    allergens: 'Alergeni',
    netQuantity: 'Neto količina',
    dailyDose: 'Dnevna doza',
    warnings: 'Upozorenja',
    maker: 'Proizvođač ili uvoznik',
    country: 'Zemlja porijekla',
    registryNumber: 'Broj u registru',
  },
  goesWith: 'Dobro se slaže s ovim',
  recentlyViewed: 'Nedavno pogledano',
  recentlyViewedHint: 'Ova lista je samo na vašem uređaju.',
};
