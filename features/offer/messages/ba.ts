import { facts, fixedTexts, formatNumber, plural } from '#features/shared/country';

const { guaranteeDays, refund } = facts;
const call = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;
const approval = `od ${refund.approvalHours.from} do ${refund.approvalHours.to}`;
const refundDays = `${refund.workingDays.from} do ${refund.workingDays.to} radnih dana`;
const fee = `${refund.restockingFeePercent}%`;
/** In the genitive, as after 'od'. */
const ofReviews = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'recenzije', few: 'recenzije', other: 'recenzija' })}`;
const picturesOf = (count: number) =>
  `${count} ${plural(count, { one: 'sliku', few: 'slike', other: 'slika' })}`;

export const ba = {
  loading: 'Učitavanje ponude',
  failed: 'Ponuda se nije učitala',
  pictures: 'Slike proizvoda',
  picture: (number: number, total: number) => `Slika ${number} od ${total}`,
  carousel: {
    carousel: 'galerija',
    slide: 'slika',
    position: (number: number, total: number) => `${number} od ${total}`,
    previous: 'Prethodna slika',
    next: 'Sljedeća slika',
    pause: 'Zaustavi',
    play: 'Pokreni',
  },
  toReviews: 'Pročitajte recenzije',
  /** The stock is shown as days. */
  stock: (days: number) =>
    `Na stanju još ${formatNumber(days)} ${plural(days, { one: 'dan', few: 'dana', other: 'dana' })}`,
  quantity: {
    group: 'Količina',
    decrease: 'Manje',
    increase: 'Više',
  },
  /** The price of a daily dose. */
  perDay: (price: string) => `${price} na dan`,
  addToCart: 'Dodajte u korpu',
  /** What is true of every order. */
  promises: {
    cash: 'Plaćate pouzećem, kad paket stigne',
    phone: `Zovemo vas za ${call}, u radno vrijeme`,
    shield: `${guaranteeDays} dana garancije zadovoljstva`,
  },
  inside: 'U paketu',
  pieces: (count: number) => `${count} ${plural(count, { one: 'komad', few: 'komada', other: 'komada' })}`,
  description: fixedTexts.description,
  advantages: fixedTexts.advantages,
  howToUse: fixedTexts.howToUse,
  about: 'O proizvodu',
  info: 'Informacije o proizvodu',
  ingredients: 'Sastojci',
  ingredientsOf: (name: string) => `Sastojci proizvoda ${name}`,
  guarantee: `Garancija od ${guaranteeDays} dana`,
  /** The terms of the guarantee (Screens/Offer). */
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
  /** The count above the list may be higher (Specification/Cart). */
  noReviews: 'Na ovoj stranici još nema recenzija',
  noReviewsHint: 'Vaša može biti prva.',
  shares: 'Ocjene kupaca',
  share: (rating: number, percent: number) => `Ocjena ${rating}: ${percent}%`,
  /** Search and filters above the list. */
  filter: {
    search: 'Pretražite recenzije',
    find: 'Pretražite',
    withPicture: (count: number) => `S fotografijom (${count})`,
    /** Announced when the choice changes. */
    found: (found: number, total: number) => `${formatNumber(found)} od ${ofReviews(total)}`,
    showAll: 'Prikažite sve recenzije',
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
  stars: (rating: number) => `Ocjena ${rating} od 5`,
  verified: 'Provjerena kupovina',
  photoOf: (author: string) => (author ? `Fotografija uz recenziju: ${author}` : 'Fotografija uz recenziju'),
  more: 'Prikažite još',
  shown: (count: number) => `Prikazane recenzije: ${formatNumber(count)}`,
  enlarge: 'Uvećaj',
  writeReview: 'Napišite recenziju',
  loadingForm: 'Učitavanje obrasca',
  /** Shown to visitors who are not logged in. */
  accountNeeded: 'Recenziju možete napisati kad imate račun. Napravite ga ili se prijavite.',
  logIn: 'Prijavite se',
  createAccount: 'Napravite račun',
  expiredHint: 'Prijavite se ponovo. Ono što ste napisali vas čeka.',
  close: 'Zatvorite',
  closeForm: 'Zatvorite recenziju',
  /** The form of a review. */
  form: {
    form: 'Nova recenzija',
    lost: 'Započeta recenzija nije sačuvana.',
    lostHint: 'Stranica je ponovo učitana. Molimo vas da tekst i slike unesete ponovo.',
    rating: 'Vaša ocjena',
    ratings: ['Vrlo loše', 'Loše', 'Dobro', 'Vrlo dobro', 'Odlično'],
    title: 'Naslov',
    text: 'Vaše iskustvo',
    textHint: 'Šta ste primijetili, nakon koliko vremena i šta biste poručili drugima?',
    pictures: 'Slike',
    picturesHint: (max: number) => `Možete dodati najviše ${picturesOf(max)}.`,
    picturesFull: (max: number) => `Dodali ste ${picturesOf(max)}, više ne može.`,
    picturesAdded: 'Dodane slike',
    picture: 'Slika',
    choosePicture: 'Odaberite sliku',
    unchoosePicture: 'Poništite odabir slike',
    pictureName: 'Ime slike',
    addPicture: 'Dodajte sliku',
    pictureProgress: (name: string) => `Slanje slike ${name}`,
    pictureStates: {
      sending: 'Šalje se',
      sent: 'Poslano',
      failed: 'Slika nije poslana.',
    },
    faults: {
      empty: 'Datoteka je prazna. Odaberite drugu sliku.',
      noPicture: 'Ovo nije slika. Odaberite JPG, PNG ili WebP.',
      heic: 'Vaš preglednik ne može otvoriti HEIC sliku. Sačuvajte je kao JPG ili je otvorite i napravite snimak ekrana, pa odaberite snimak.',
      format: 'Sliku ove vrste ne možemo primiti. Odaberite JPG, PNG ili WebP.',
      unreadable: 'Sliku nije moguće otvoriti: oštećena je ili prevelika. Odaberite drugu.',
    },
    removePicture: (name: string) => `Uklonite sliku ${name}`,
    retry: 'Pokušajte ponovo',
    terms: 'Prihvatam',
    termsLink: 'uslove korištenja',
    signedAs: (name: string) => `Uz recenziju se objavljuje vaše ime: ${name}.`,
    moderation: 'Recenziju pročitamo prije nego što se objavi.',
    picturesFailed: 'Recenzija još nije poslana, jer jedna slika nije stigla.',
    picturesFailedHint: 'Pokušajte sliku poslati ponovo ili je uklonite.',
    failedHint: 'Ono što ste napisali nije izgubljeno.',
    send: 'Pošaljite recenziju',
    sendingPictures: 'Šaljem slike',
    sending: 'Šaljem recenziju',
  },
  /** A review is published after moderation. */
  sent: 'Hvala, vaša recenzija je poslana',
  sentHint: 'Pročitat ćemo je i objaviti nakon provjere. Do tada je ne vidi niko.',
  /** Labels of the food information; its values come with the offer. */
  facts: {
    dose: 'Šta je u dnevnoj dozi',
    portion: (portion: string) => `Dnevna doza: ${portion}.`,
    heading: 'Sastav i upozorenja',
    hint: 'Pročitajte prije kupovine, a prije prve upotrebe i na pakovanju.',
    kind: 'Vrsta proizvoda',
    /** The legal term. */
    supplement: 'Dodatak prehrani',
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
};

/** The texts of a country. */
export type Messages = typeof ba;
