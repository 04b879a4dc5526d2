import { defineMessages } from '#features/shared/country';
import { facts } from '#features/shared/facts';

const { withdrawalDays } = facts;

export const messages = defineMessages(
  {
    breadcrumb: 'Putanja',
    home: 'Početna',
    heading: 'Odustanak od ugovora',
    lead: `Od kupovine kod nas možete odustati u roku od ${withdrawalDays.BA} dana od dana kad ste primili paket. Razlog ne morate navesti.`,

    step: (number: number) => `Korak ${number} od 2`,
    details: 'Podaci za izjavu',
    detailsHint: 'U dva koraka pravite izjavu, a zatim nam je sami šaljete. Važi kad je pošaljete, ne prije.',
    name: 'Ime i prezime',
    contact: 'E-mail ili adresa',
    contactHint: 'Ovdje vam potvrđujemo da je izjava stigla.',
    order: 'Narudžba',
    chooseOrder: 'Izaberite narudžbu',
    otherOrder: 'Druga narudžba',
    orderNumber: 'Broj narudžbe',
    orderNumberHint: 'Nalazi se na vašem profilu, u historiji narudžbi.',
    articles: 'Od čega odustajete?',
    whole: 'Od cijele narudžbe',
    articlesTyped: 'Koji proizvodi i koliko komada',
    pieces: {
      group: (article: string) => `Koliko komada, ${article}`,
      decrease: 'Manje',
      increase: 'Više',
    },
    received: 'Kada ste primili paket?',
    receivedHint: 'Dan, mjesec i godina: DD.MM.GGGG',
    openUntil: (day: string) => `Rok za odustanak teče do ${day}.`,
    over: (day: string) => `Rok je možda istekao ${day}. Izjavu ipak možete napraviti i poslati.`,
    reason: 'Razlog',
    optional: '(nije obavezno)',
    toReview: 'Pregledajte izjavu',

    nameMissing: 'Upišite ime i prezime.',
    contactMissing: 'Upišite e-mail ili adresu.',
    orderNotChosen: 'Izaberite narudžbu.',
    orderMissing: 'Upišite broj narudžbe.',
    articlesNotChosen: 'Označite bar jedan proizvod.',
    articlesMissing: 'Upišite od kojih proizvoda odustajete.',
    receivedUnreadable: 'Upišite datum brojevima, u obliku DD.MM.GGGG.',
    receivedLater: 'Ovaj dan još nije došao. Upišite dan kad ste primili paket.',

    review: 'Provjerite i potvrdite',
    reviewHint: 'Potvrdom nastaje izjava s datumom i vremenom. Ništa se ne šalje samo.',
    confirm: 'Potvrđujem odustanak',
    change: 'Izmijenite podatke',

    statement: 'Vaša izjava',
    notSent: 'Izjava još nije poslana',
    notSentHint:
      'Važi tek kad je pošaljete, e-mailom ili poštom. Ne čuvamo je: kad zatvorite stranicu, više je nema.',
    mail: 'Pošaljite e-mailom',
    copy: 'Kopirajte tekst',
    copied: 'Tekst je kopiran.',
    notCopied: 'Kopiranje nije uspjelo. Označite tekst izjave i kopirajte ga sami.',
    print: 'Odštampajte',
    post: 'Za poštu: odštampajte izjavu, potpišite je i pošaljite na adresu',
  },
  {
    RS: {
      lead: `Od kupovine kod nas možete da odustanete u roku od ${withdrawalDays.RS} dana od dana kada ste primili paket. Razlog ne morate da navedete.`,
      detailsHint:
        'U dva koraka pravite izjavu, a zatim nam je sami šaljete. Važi kada je pošaljete, ne pre toga.',
      contactHint: 'Ovde vam potvrđujemo da je izjava stigla.',
      order: 'Porudžbina',
      chooseOrder: 'Izaberite porudžbinu',
      otherOrder: 'Druga porudžbina',
      orderNumber: 'Broj porudžbine',
      orderNumberHint: 'Nalazi se na vašem nalogu, u istoriji porudžbina.',
      whole: 'Od cele porudžbine',
      receivedHint: 'Dan, mesec i godina: DD.MM.GGGG',
      over: (day) => `Rok je možda istekao ${day}. Izjavu ipak možete da napravite i pošaljete.`,
      orderNotChosen: 'Izaberite porudžbinu.',
      orderMissing: 'Upišite broj porudžbine.',
      receivedLater: 'Ovaj dan još nije došao. Upišite dan kada ste primili paket.',
      review: 'Proverite i potvrdite',
      reviewHint: 'Potvrdom nastaje izjava sa datumom i vremenom. Ništa se ne šalje samo.',
      change: 'Izmenite podatke',
      notSent: 'Izjava još nije poslata',
      notSentHint:
        'Važi tek kada je pošaljete, e-mailom ili poštom. Ne čuvamo je: kada zatvorite stranicu, više je nema.',
      notCopied: 'Kopiranje nije uspelo. Označite tekst izjave i kopirajte ga sami.',
    },
    HR: {
      heading: 'Jednostrani raskid ugovora',
      lead: `Ugovor o kupnji možete jednostrano raskinuti u roku od ${withdrawalDays.HR} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
      detailsHint:
        'U dva koraka izrađujete izjavu, a zatim nam je sami šaljete. Vrijedi kad je pošaljete, ne prije.',
      contactHint: 'Ovamo vam potvrđujemo da je izjava stigla.',
      optional: '(nije obvezno)',
      chooseOrder: 'Odaberite narudžbu',
      orderNumberHint: 'Nalazi se na vašem računu, u povijesti narudžbi.',
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
      mail: 'Pošaljite e-poštom',
      print: 'Ispišite',
      post: 'Za poštu: ispišite izjavu, potpišite je i pošaljite na adresu',
    },
    ME: {
      lead: `Od kupovine kod nas možete odustati u roku od ${withdrawalDays.ME} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
      orderNumberHint: 'Nalazi se na vašem profilu, u istoriji narudžbi.',
    },
  },
);

export type Words = (typeof messages)['BA'];
