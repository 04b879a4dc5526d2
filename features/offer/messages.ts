import type { ReviewOrder } from '#features/shared/api';
import { defineMessages, facts, plural } from '#features/shared/country';

const { guaranteeDays, refund } = facts;
const call = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;
const approval = `od ${refund.approvalHours.from} do ${refund.approvalHours.to}`;
const refundDays = `${refund.workingDays.from} do ${refund.workingDays.to} radnih dana`;
const fee = `${refund.restockingFeePercent}%`;

const reviewsOf = (count: number) =>
  `${count} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`;

const reviewOrders: Record<ReviewOrder, string> = {
  withFiles: 'S fotografijama',
  newest: 'Najnovije',
  oldest: 'Najstarije',
  best: 'Najbolja ocjena',
  worst: 'Najlošija ocjena',
};

const everywhere = {
  loading: 'Učitavanje ponude',
  failed: 'Ponuda se nije učitala',
  breadcrumb: 'Putanja',
  home: 'Početna',
  pictures: 'Slike proizvoda',
  picture: (number: number, total: number) => `Slika ${number} od ${total}`,
  toReviews: 'Pročitaj recenzije',
  /** The stock is shown as days. */
  stock: (days: number) =>
    `Zaliha za još ${days} ${plural(days, { one: 'dan', few: 'dana', other: 'dana' })}`,
  quantity: { group: 'Količina', decrease: 'Manje', increase: 'Više' },
  inside: 'U paketu',
  pieces: (count: number) => `${count} ${plural(count, { one: 'komad', few: 'komada', other: 'komada' })}`,
  /** Fixed wording in every country (Screens/Offer). */
  description: 'Opis',
  advantages: 'Prednosti',
  howToUse: 'Kako koristiti',
  about: 'O proizvodu',
  info: 'Informacije o proizvodu',
  ingredients: 'Sastojci',
  ingredientsOf: (name: string) => `Sastojci proizvoda ${name}`,
  reviews: 'Recenzije kupaca',
  reviewList: 'Recenzije',
  loadingReviews: 'Učitavanje recenzija',
  /** The count above the list may be higher (Specification/Offers). */
  noReviews: 'Na ovoj stranici još nema recenzija',
  noReviewsHint: 'Vaša može biti prva.',
  verified: 'Potvrđen kupac',
  photoOf: (author: string) => (author ? `Fotografija kupca: ${author}` : 'Fotografija kupca'),
  more: 'Prikaži još',
  shown: (count: number) => `Prikazano ${reviewsOf(count)}`,
  enlarge: 'Uvećaj',
  writeReview: 'Napiši recenziju',
  loadingForm: 'Učitavanje obrasca',
  logIn: 'Prijavi se',
  close: 'Zatvori',
  closeForm: 'Zatvori recenziju',
  goesWith: 'Ide uz ovo',
  recentlyViewed: 'Nedavno pogledano',
};

const exceptSerbia = {
  carousel: {
    carousel: 'galerija',
    slide: 'slika',
    position: (number: number, total: number) => `${number} od ${total}`,
    previous: 'Prethodna slika',
    next: 'Sljedeća slika',
    pause: 'Zaustavi',
    play: 'Pokreni',
  },
  share: (rating: number, count: number, percent: number) =>
    `Ocjena ${rating}: ${reviewsOf(count)}, ${percent}%`,
  sort: 'Poredaj recenzije',
  orders: reviewOrders,
  stars: (rating: number) => `Ocjena ${rating} od 5`,
};

const exceptCroatia = {
  addToCart: 'Dodaj u korpu',
  guarantee: `Garancija ${guaranteeDays} dana`,
  /** The score above takes in reviews that are not shown (Screens/Offer): said, so that nobody adds them up. */
  sharesOf: (count: number) =>
    `Na osnovu ${count} ${plural(count, { one: 'recenzije', few: 'recenzije', other: 'recenzija' })} na ovoj stranici.`,
  expiredHint: 'Prijavite se ponovo. Ono što ste napisali vas čeka.',
};

const bosniaAndMontenegro = {
  /** What is true of every order. */
  promises: {
    cash: 'Plaćate pouzećem, kad paket stigne',
    phone: `Zovemo vas za ${call} da potvrdimo narudžbu`,
    shield: `${guaranteeDays} dana garancije zadovoljstva`,
  },
  /** The terms of the guarantee (Screens/Offer). */
  guaranteeTerms: [
    `Garancija važi ${guaranteeDays} dana od dana dostave.`,
    `Povrat odobravamo telefonom, radnim danima ${approval}.`,
    `Vraćamo iznos narudžbe umanjen za ${fee} naknade za obradu povrata. Troškove dostave ne vraćamo.`,
    `Novac stiže za ${refundDays} od odobrenja, na isti način na koji ste platili.`,
    `Ako je proizvod stigao oštećen, u roku od ${refund.damageReportDays} dana pošaljite fotografiju podršci.`,
  ],
  /** Shown to visitors who are not logged in. */
  accountNeeded: 'Recenziju možete napisati kad imate račun. Napravite ga ili se prijavite.',
  createAccount: 'Napravi račun',
  recentlyViewedHint: 'Ovaj spisak je samo na vašem uređaju.',
};

const bosniaAndCroatia = {
  /** A review is published after moderation. */
  sent: 'Hvala, vaša recenzija je poslana',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    ...bosniaAndCroatia,
    sentHint: 'Pročitat ćemo je i objaviti nakon provjere. Do tada je ne vidi niko.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    createAccount: 'Napravi nalog',
    carousel: {
      carousel: 'galerija',
      slide: 'slika',
      position: (number, total) => `${number} od ${total}`,
      previous: 'Prethodna slika',
      next: 'Sledeća slika',
      pause: 'Zaustavi',
      play: 'Pokreni',
    },
    promises: {
      cash: 'Plaćate pouzećem, kada paket stigne',
      phone: `Zovemo vas za ${call} da potvrdimo porudžbinu`,
      shield: `${guaranteeDays} dana garancije zadovoljstva`,
    },
    guaranteeTerms: [
      `Garancija važi ${guaranteeDays} dana od dana dostave.`,
      `Povraćaj odobravamo telefonom, radnim danima ${approval}.`,
      `Vraćamo iznos porudžbine umanjen za ${fee} naknade za obradu povraćaja. Troškove dostave ne vraćamo.`,
      `Novac stiže za ${refundDays} od odobrenja, na isti način na koji ste platili.`,
      `Ako je proizvod stigao oštećen, u roku od ${refund.damageReportDays} dana pošaljite fotografiju podršci.`,
    ],
    orders: {
      withFiles: 'Sa fotografijama',
      newest: reviewOrders.newest,
      oldest: reviewOrders.oldest,
      best: 'Najbolja ocena',
      worst: 'Najlošija ocena',
    },
    share: (rating, count, percent) => `Ocena ${rating}: ${reviewsOf(count)}, ${percent}%`,
    stars: (rating) => `Ocena ${rating} od 5`,
    accountNeeded: 'Recenziju možete da napišete kada imate nalog. Napravite ga ili se prijavite.',
    sent: 'Hvala, vaša recenzija je poslata',
    sentHint: 'Pročitaćemo je i objaviti posle provere. Do tada je niko ne vidi.',
    sort: 'Poređaj recenzije',
    recentlyViewedHint: 'Ovaj spisak je samo na vašem uređaju.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndCroatia,
    recentlyViewedHint: 'Ovaj popis je samo na vašem uređaju.',
    sharesOf: (count) =>
      `Na temelju ${count} ${plural(count, { one: 'recenzije', few: 'recenzije', other: 'recenzija' })} na ovoj stranici.`,
    addToCart: 'Dodaj u košaricu',
    promises: {
      cash: 'Plaćate pouzećem, kad paket stigne',
      phone: `Zovemo vas za ${call} da potvrdimo narudžbu`,
      shield: `${guaranteeDays} dana jamstva zadovoljstva`,
    },
    accountNeeded: 'Recenziju možete napisati kad imate račun. Izradite ga ili se prijavite.',
    createAccount: 'Izradi račun',
    expiredHint: 'Prijavite se ponovno. Ono što ste napisali vas čeka.',
    sentHint: 'Pročitat ćemo je i objaviti nakon provjere. Do tada je nitko ne vidi.',
    guarantee: `Jamstvo ${guaranteeDays} dana`,
    guaranteeTerms: [
      `Jamstvo vrijedi ${guaranteeDays} dana od dana dostave.`,
      `Povrat odobravamo telefonski, radnim danima ${approval}.`,
      `Vraćamo iznos narudžbe umanjen za ${fee} naknade za obradu povrata. Troškove dostave ne vraćamo.`,
      `Novac stiže u roku od ${refundDays} od odobrenja, na isti način na koji ste platili.`,
      `Ako je proizvod stigao oštećen, u roku od ${refund.damageReportDays} dana pošaljite fotografiju podršci.`,
    ],
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    sent: 'Hvala, vaša recenzija je poslata',
    sentHint: 'Pročitaćemo je i objaviti nakon provjere. Do tada je ne vidi niko.',
  },
});
