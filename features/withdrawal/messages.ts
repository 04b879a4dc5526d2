import { defineMessages, facts } from '#features/shared/country';

const { withdrawalDays } = facts;

const everywhere = {
  breadcrumb: 'Putanja',
  home: 'Početna',
  step: (number: number) => `Korak ${number} od 2`,
  details: 'Podaci za izjavu',
  name: 'Ime i prezime',
  contact: 'E-mail ili adresa',
  articlesTyped: 'Koji proizvodi i koliko komada',
  pieces: {
    group: (article: string) => `Koliko komada, ${article}`,
    decrease: 'Manje',
    increase: 'Više',
  },
  received: 'Kada ste primili paket?',
  reason: 'Razlog',
  toReview: 'Pregledaj izjavu',
  nameMissing: 'Upišite ime i prezime.',
  contactMissing: 'Upišite e-mail ili adresu.',
  receivedUnreadable: 'Upišite datum brojevima, u obliku DD.MM.GGGG.',
  statement: 'Vaša izjava',
};

const exceptSerbia = {
  order: 'Narudžba',
  otherOrder: 'Druga narudžba',
  orderNumber: 'Broj narudžbe',
  receivedHint: 'Dan, mjesec i godina: DD.MM.GGGG',
  orderMissing: 'Upišite broj narudžbe.',
  receivedLater: 'Ovaj dan još nije došao. Upišite dan kad ste primili paket.',
  review: 'Provjerite i potvrdite',
  reviewHint: 'Potvrdom nastaje izjava s datumom i vremenom. Ništa se ne šalje automatski.',
  change: 'Izmijeni podatke',
};

const exceptCroatia = {
  heading: 'Odustanak od ugovora',
  articles: 'Od čega odustajete?',
  openUntil: (day: string) => `Rok za odustanak teče do ${day}.`,
  optional: '(nije obavezno)',
  articlesNotChosen: 'Označite bar jedan proizvod.',
  articlesMissing: 'Upišite od kojih proizvoda odustajete.',
  confirm: 'Potvrđujem odustanak',
  mail: 'Pošalji e-mailom',
  print: 'Odštampaj',
  post: 'Za poštu: odštampajte izjavu, potpišite je i pošaljite na adresu',
};

const bosniaAndMontenegro = {
  detailsHint: 'U dva koraka pravite izjavu, a zatim nam je sami šaljete. Važi kad je pošaljete, ne prije.',
  contactHint: 'Na ovu adresu potvrđujemo da je izjava stigla.',
  chooseOrder: 'Izaberite narudžbu',
  orderNumberHint: 'Nalazi se na vašem računu, pod „Moje narudžbe“.',
  whole: 'Od cijele narudžbe',
  over: (day: string) => `Rok je možda istekao ${day}. Izjavu ipak možete napraviti i poslati.`,
  orderNotChosen: 'Izaberite narudžbu.',
  notSentHint:
    'Važi tek kad je pošaljete, e-mailom ili poštom. Ne čuvamo je: kad zatvorite stranicu, više je nema.',
  backToReview: 'Nazad na provjeru',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    notSent: 'Izjava još nije poslana',
    postCopied:
      'Za poštu: u ovom pregledniku štampanje ne radi. Kopirajte izjavu, odštampajte je, potpišite i pošaljite na adresu',
    lead: `Od kupovine kod nas možete odustati u roku od ${withdrawalDays.BA} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    lead: `Od kupovine kod nas možete da odustanete u roku od ${withdrawalDays.RS} dana od dana kada ste primili paket. Razlog ne morate da navedete.`,
    detailsHint:
      'U dva koraka pravite izjavu, a zatim nam je sami šaljete. Važi kada je pošaljete, ne pre toga.',
    contactHint: 'Na ovu adresu potvrđujemo da je izjava stigla.',
    order: 'Porudžbina',
    chooseOrder: 'Izaberite porudžbinu',
    otherOrder: 'Druga porudžbina',
    orderNumber: 'Broj porudžbine',
    orderNumberHint: 'Nalazi se na vašem nalogu, pod „Moje porudžbine“.',
    whole: 'Od cele porudžbine',
    receivedHint: 'Dan, mesec i godina: DD.MM.GGGG',
    over: (day) => `Rok je možda istekao ${day}. Izjavu ipak možete da napravite i pošaljete.`,
    orderNotChosen: 'Izaberite porudžbinu.',
    orderMissing: 'Upišite broj porudžbine.',
    receivedLater: 'Ovaj dan još nije došao. Upišite dan kada ste primili paket.',
    review: 'Proverite i potvrdite',
    reviewHint: 'Potvrdom nastaje izjava sa datumom i vremenom. Ništa se ne šalje automatski.',
    change: 'Izmeni podatke',
    notSent: 'Izjava još nije poslata',
    postCopied:
      'Za poštu: u ovom pregledaču štampanje ne radi. Kopirajte izjavu, odštampajte je, potpišite i pošaljite na adresu',
    notSentHint:
      'Važi tek kada je pošaljete, e-mailom ili poštom. Ne čuvamo je: kada zatvorite stranicu, više je nema.',
    backToReview: 'Nazad na proveru',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    notSent: 'Izjava još nije poslana',
    heading: 'Jednostrani raskid ugovora',
    lead: `Ugovor o kupnji možete jednostrano raskinuti u roku od ${withdrawalDays.HR} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
    detailsHint:
      'U dva koraka izrađujete izjavu, a zatim nam je sami šaljete. Vrijedi kad je pošaljete, ne prije.',
    contactHint: 'Na tu ćemo vam adresu potvrditi primitak izjave.',
    optional: '(nije obvezno)',
    chooseOrder: 'Odaberite narudžbu',
    orderNumberHint: 'Nalazi se na vašem računu, pod „Moje narudžbe”.',
    articles: 'Za što raskidate ugovor?',
    whole: 'Za cijelu narudžbu',
    openUntil: (day) => `Rok za raskid teče do ${day}.`,
    over: (day) => `Rok je možda istekao ${day}. Izjavu ipak možete izraditi i poslati.`,
    orderNotChosen: 'Odaberite narudžbu.',
    articlesNotChosen: 'Označite barem jedan proizvod.',
    articlesMissing: 'Upišite za koje proizvode raskidate ugovor.',
    confirm: 'Potvrđujem raskid ugovora',
    notSentHint:
      'Vrijedi tek kad je pošaljete, e-poštom ili poštom. Ne spremamo je: kad zatvorite stranicu, više je nema.',
    mail: 'Pošalji e-poštom',
    print: 'Ispiši',
    post: 'Za poštu: ispišite izjavu, potpišite je i pošaljite na adresu',
    postCopied:
      'Za poštu: u ovom pregledniku ispis ne radi. Kopirajte izjavu, ispišite je, potpišite i pošaljite na adresu',
    backToReview: 'Natrag na provjeru',
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    lead: `Od kupovine kod nas možete odustati u roku od ${withdrawalDays.ME} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
    notSent: 'Izjava još nije poslata',
    postCopied:
      'Za poštu: u ovom pregledaču štampanje ne radi. Kopirajte izjavu, odštampajte je, potpišite i pošaljite na adresu',
  },
});
