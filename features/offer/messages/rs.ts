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

export const rs: Messages = {
  loading: 'Učitavanje ponude',
  failed: 'Ponuda se nije učitala',
  pictures: 'Slike proizvoda',
  picture: (number, total) => `Slika ${number} od ${total}`,
  carousel: {
    carousel: 'galerija',
    slide: 'slika',
    position: (number, total) => `${number} od ${total}`,
    previous: 'Prethodna slika',
    next: 'Sledeća slika',
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
    cash: 'Plaćate pouzećem, kada paket stigne',
    phone: `Zovemo vas za ${call} da potvrdimo porudžbinu, u radno vreme`,
    shield: `${guaranteeDays} dana garancije zadovoljstva`,
  },
  shareOffer: 'Podeli',
  addressCopied: 'Link je kopiran.',
  addressNotCopied: 'Kopiranje nije uspelo. Link možete da kopirate sami:',
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
    `Povraćaj odobravamo telefonom, radnim danima ${approval}.`,
    `Vraćamo iznos porudžbine umanjen za naknadu od ${fee} za obradu povraćaja. Troškove dostave ne vraćamo.`,
    `Novac stiže za ${refundDays} od odobrenja, na račun koji nam navedete.`,
    `Ako je proizvod stigao oštećen, u roku od ${refund.damageReportDays} dana pošaljite fotografiju podršci.`,
  ],
  reviews: 'Recenzije kupaca',
  reviewList: 'Recenzije',
  loadingReviews: 'Učitavanje recenzija',
  noReviews: 'Na ovoj stranici još nema recenzija',
  noReviewsHint: 'Vaša može biti prva.',
  share: (rating, count, percent) => `Ocena ${rating}: ${reviewsOf(count)}, ${percent}%`,
  sharesOf: (count) => `Na osnovu ${ofReviews(count)} na ovoj stranici.`,
  filter: {
    search: 'Pretraži recenzije',
    find: 'Traži',
    withPicture: (count) => `Sa fotografijom (${count})`,
    found: (found, total) => `${formatNumber(found)} od ${ofReviews(total)}`,
    showAll: 'Prikaži sve recenzije',
    none: 'Nijedna recenzija ne odgovara izboru',
    noneHint: 'Promenite reči, ocenu ili izbor fotografija.',
  },
  sort: 'Poređaj recenzije',
  orders: {
    withFiles: 'Sa fotografijama',
    newest: 'Najnovije',
    oldest: 'Najstarije',
    best: 'Najbolja ocena',
    worst: 'Najlošija ocena',
  },
  stars: (rating) => `Ocena ${rating} od 5`,
  verified: 'Proverena kupovina',
  photoOf: (author) => (author ? `Fotografija uz recenziju: ${author}` : 'Fotografija uz recenziju'),
  more: 'Prikaži još',
  shown: (count) => `Prikazane recenzije: ${formatNumber(count)}`,
  enlarge: 'Uvećaj',
  writeReview: 'Napiši recenziju',
  loadingForm: 'Učitavanje obrasca',
  accountNeeded: 'Recenziju možete da napišete kada imate nalog. Napravite ga ili se prijavite.',
  logIn: 'Prijavi se',
  createAccount: 'Napravi nalog',
  expiredHint: 'Prijavite se ponovo. Ono što ste napisali vas čeka.',
  close: 'Zatvori',
  closeForm: 'Zatvori recenziju',
  sent: 'Hvala, vaša recenzija je poslata',
  sentHint: 'Pročitaćemo je i objaviti posle provere. Do tada je niko ne vidi.',
  facts: {
    dose: 'Šta je u dnevnoj dozi',
    portion: (portion) => `Dnevna doza: ${portion}.`,
    heading: 'Sastav i upozorenja',
    hint: 'Pročitajte pre kupovine, a pre prve upotrebe i na pakovanju.',
    kind: 'Vrsta proizvoda',
    supplement: 'Dodatak ishrani',
    cosmetic: 'Kozmetički proizvod',
    ingredients: 'Sastojci',
    allergens: 'Alergeni',
    netQuantity: 'Neto količina',
    dailyDose: 'Dnevna doza',
    warnings: 'Upozorenja',
    maker: 'Proizvođač ili uvoznik',
    country: 'Zemlja porekla',
    registryNumber: 'Broj u registru',
  },
  goesWith: 'Dobro se slaže sa ovim',
  recentlyViewed: 'Nedavno pogledano',
  recentlyViewedHint: 'Ovaj spisak je samo na vašem uređaju.',
};
