import { defineMessages, facts } from '#features/shared/country';
import type { Look } from './order/orderMachine';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

/** The checkout's messages in one country. */
export type Messages = (typeof messages)['BA'];

const everywhere = {
  firstName: 'Ime',
  lastName: 'Prezime',
  and: 'i',
  privacy: 'politiku privatnosti',
  confirmTotal: (amount: string) => `Potvrdi novi iznos od ${amount}`,
  lineNotSold: 'Više se ne prodaje',
  remove: (name: string) => `Ukloni ${name}`,
  quantity: (count: number) => `količina ${count}`,
  toShop: 'Pogledaj najpopularnije',
  call: `Zovemo vas u roku od ${callWindow}`,
};

const exceptSerbia = {
  tab: 'Narudžba',
  guestHeading: 'Kako želite naručiti?',
  firstTime: 'Prvi put naručujem',
  memberHeading: 'Potvrdite narudžbu',
  sending: 'Šaljem narudžbu',
  payment: 'Plaćate pouzećem, kad paket stigne.',
  noPrices: 'Cijene se nisu učitale, a bez njih ne šaljemo narudžbu.',
  mayBeTwo:
    'Prije novog pokušaja pogledajte svoje narudžbe. Ako je ova već stigla, ponovnim slanjem mogu nastati dvije.',
  toOrders: 'Moje narudžbe',
  anotherFor: (amount: string) => `Pošalji novu narudžbu za ${amount}`,
  foundHeading: 'Narudžba je ipak stigla',
  foundNumber: 'Broj narudžbe',
  toThanks: 'Potvrda narudžbe',
  offline: 'Niste na mreži. Narudžbu možete poslati kad se veza vrati, a sve što ste upisali ostaje ovdje.',
  priceChanged: (count: number): string =>
    count === 1 ? 'Cijena se promijenila' : 'Cijene su se promijenile',
  notSold: 'Dio narudžbe se više ne prodaje',
  newPrice: (name: string, before: string, now: string) => `${name}: ${now} umjesto ${before}.`,
  lineBefore: (before: string) => `Prije ${before}`,
  summary: 'Vaša narudžba',
  loadingPrices: 'Učitavanje cijena',
  cashOnDelivery: 'Plaćate kad paket stigne',
};

const exceptCroatia = {
  expiredHint: 'Prijavite se ponovo, sve što ste upisali je sačuvano.',
  haveProfileHint: 'Vaši podaci su sačuvani, treba ih samo potvrditi.',
  required: 'Polja označena sa * su obavezna.',
  finish: 'Završi kupovinu',
  finishFor: (amount: string) => `Završi kupovinu za ${amount}`,
  kept: 'Vaša korpa i podaci su sačuvani.',
  retryFor: (amount: string) => `Pokušaj ponovo za ${amount}`,
  removed: (names: string) => `Više se ne prodaje: ${names}. Uklonili smo to iz korpe.`,
  unnamedOffer: (id: string) => `Artikal br. ${id}`,
  later: 'Popusti i promocije se obračunavaju naknadno.',
  empty: 'Korpa je prazna',
  guarantee: `${facts.guaranteeDays} dana garancije zadovoljstva`,
};

const bosniaAndMontenegro = {
  guestLead: 'Prijavite se ili napravite račun, pa potvrdite narudžbu.',
  haveProfile: 'Već imam račun',
  firstTimeHint: 'Račun je besplatan. U njemu pratite narudžbe i pošiljke.',
  memberLead: 'Provjerite ime i broj telefona. Zovemo vas da potvrdimo narudžbu.',
  loading: 'Provjeravamo da li ste prijavljeni',
  phoneHint: `Zovemo vas u radno vrijeme, u roku od ${callWindow}.`,
  agree: 'Naručivanjem prihvatate',
  noPricesHint: 'Učitavamo ih ponovo. Kad vidite ukupan iznos, završite kupovinu.',
  unclear: 'Veza se prekinula. Ne znamo da li je narudžba stigla. Vaša korpa i podaci su sačuvani.',
  look: {
    looking: 'Provjeravamo da li je narudžba stigla.',
    notThere: 'Za sada je nema među vašim narudžbama.',
    unknown: 'Ne možemo provjeriti da li je narudžba stigla.',
  } as Record<Look, string>,
  checkedAgain: 'Možete pokušati ponovo. Prije slanja još jednom provjeravamo da li je stigla.',
  another:
    'Podaci ili korpa više nisu isti, pa se šalje nova narudžba. Ako je ranija već stigla, to su dvije narudžbe.',
  expiredAttempt:
    'Od prošlog slanja je prošlo više od sat vremena, pa se šalje nova narudžba. Ako je ranija već stigla, to su dvije narudžbe.',
  foundLead: 'Narudžbu imamo. Ne šaljite je ponovo.',
  notOrderable: 'Dio narudžbe se trenutno ne može naručiti',
  leftOut: (names: string) => `Trenutno se ne može naručiti: ${names}. Ostaje u korpi dok se ne učita.`,
  cartChanged: 'Korpa se u međuvremenu promijenila',
  unreadable: 'Dio korpe se nije učitao',
  unreadableHint: 'Nije uračunat u iznos. Pokušajte ponovo ili ga uklonite, a ostatak možete naručiti.',
  unreadableLine: 'Trenutno se ne može naručiti',
  nothingReadable: 'Ništa iz korpe se nije učitalo, pa se trenutno ne može naručiti.',
  nothingReadableHint: 'Učitavamo ponovo. Ako ne uspije, pokušajte kasnije: korpa ostaje sačuvana.',
  emptyHint: 'Dodajte proizvode, pa se vratite ovamo.',
};

const bosniaAndCroatia = {
  newTotal: (before: string, now: string) =>
    `Ukupno je sada ${now} umjesto ${before}. Ništa nije poslano dok ne potvrdite novi iznos.`,
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    ...bosniaAndCroatia,
    terms: 'uslove korištenja',
    foundAsSent:
      'Stigla je onakva kakva je ranije poslana. Ako ste poslije mijenjali podatke ili korpu, javite nam promjene telefonom:',
    cartChangedHint: 'Ništa nije poslano. Provjerite narudžbu i potvrdite je ponovo.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    phoneHint: `Zovemo vas u radno vreme, u roku od ${callWindow}.`,
    tab: 'Porudžbina',
    guestHeading: 'Kako želite da poručite?',
    guestLead: 'Prijavite se ili napravite nalog, pa potvrdite porudžbinu.',
    haveProfile: 'Već imam nalog',
    firstTime: 'Prvi put poručujem',
    firstTimeHint: 'Nalog je besplatan. Na njemu pratite porudžbine i pošiljke.',
    memberHeading: 'Potvrdite porudžbinu',
    memberLead: 'Proverite ime i broj telefona. Zovemo vas da potvrdimo porudžbinu.',
    loading: 'Proveravamo da li ste prijavljeni',
    sending: 'Šaljem porudžbinu',
    payment: 'Plaćate pouzećem, kada paket stigne.',
    agree: 'Poručivanjem prihvatate',
    terms: 'uslove korišćenja',
    noPrices: 'Cene se nisu učitale, a bez njih ne šaljemo porudžbinu.',
    noPricesHint: 'Učitavamo ih ponovo. Kada vidite ukupan iznos, završite kupovinu.',
    unclear: 'Veza se prekinula. Ne znamo da li je porudžbina stigla. Vaša korpa i podaci su sačuvani.',
    look: {
      looking: 'Proveravamo da li je porudžbina stigla.',
      notThere: 'Za sada je nema među vašim porudžbinama.',
      unknown: 'Ne možemo da proverimo da li je porudžbina stigla.',
    },
    checkedAgain: 'Možete da pokušate ponovo. Pre slanja još jednom proveravamo da li je stigla.',
    mayBeTwo:
      'Pre novog pokušaja pogledajte svoje porudžbine. Ako je ova već stigla, ponovnim slanjem mogu da nastanu dve.',
    another:
      'Podaci ili korpa više nisu isti, pa se šalje nova porudžbina. Ako je ranija već stigla, to su dve porudžbine.',
    expiredAttempt:
      'Od prošlog slanja je prošlo više od sat vremena, pa se šalje nova porudžbina. Ako je ranija već stigla, to su dve porudžbine.',
    toOrders: 'Moje porudžbine',
    anotherFor: (amount) => `Pošalji novu porudžbinu za ${amount}`,
    foundHeading: 'Porudžbina je ipak stigla',
    foundLead: 'Porudžbinu imamo. Ne šaljite je ponovo.',
    foundAsSent:
      'Stigla je onakva kakva je ranije poslata. Ako ste posle menjali podatke ili korpu, javite nam promene telefonom:',
    foundNumber: 'Broj porudžbine',
    toThanks: 'Potvrda porudžbine',
    offline:
      'Niste na mreži. Porudžbinu možete da pošaljete kada se veza vrati, a sve što ste upisali ostaje ovde.',
    priceChanged: (count) => (count === 1 ? 'Cena se promenila' : 'Cene su se promenile'),
    notSold: 'Deo porudžbine se više ne prodaje',
    newPrice: (name, before, now) => `${name}: ${now} umesto ${before}.`,
    notOrderable: 'Deo porudžbine trenutno ne može da se poruči',
    leftOut: (names) => `Trenutno ne može da se poruči: ${names}. Ostaje u korpi dok se ne učita.`,
    cartChanged: 'Korpa se u međuvremenu promenila',
    cartChangedHint: 'Ništa nije poslato. Proverite porudžbinu i potvrdite je ponovo.',
    newTotal: (before, now) =>
      `Ukupno je sada ${now} umesto ${before}. Ništa nije poslato dok ne potvrdite novi iznos.`,
    lineBefore: (before) => `Pre ${before}`,
    unreadable: 'Deo korpe se nije učitao',
    unreadableHint: 'Nije uračunat u iznos. Pokušajte ponovo ili ga uklonite, a ostatak možete da poručite.',
    unreadableLine: 'Trenutno ne može da se poruči',
    nothingReadable: 'Ništa iz korpe se nije učitalo, pa trenutno ne može da se poruči.',
    nothingReadableHint: 'Učitavamo ponovo. Ako ne uspe, pokušajte kasnije: korpa ostaje sačuvana.',
    summary: 'Vaša porudžbina',
    loadingPrices: 'Učitavanje cena',
    emptyHint: 'Dodajte proizvode, pa se vratite ovamo.',
    cashOnDelivery: 'Plaćate kada paket stigne',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndCroatia,
    phoneHint: `Zovemo vas u radnom vremenu, u roku od ${callWindow}.`,
    guestLead: 'Prijavite se ili izradite račun pa potvrdite narudžbu.',
    expiredHint: 'Prijavite se ponovno, sve što ste upisali je spremljeno.',
    haveProfile: 'Već imam račun',
    haveProfileHint: 'Vaši podaci su spremljeni, treba ih samo potvrditi.',
    firstTimeHint: 'Račun je besplatan. U njemu pratite narudžbe i pošiljke.',
    memberLead: 'Provjerite ime i broj telefona. Zovemo vas radi potvrde narudžbe.',
    loading: 'Provjeravamo jeste li prijavljeni',
    required: 'Polja označena s * su obvezna.',
    agree: 'Naručivanjem prihvaćate',
    terms: 'uvjete korištenja',
    finish: 'Završi kupnju',
    finishFor: (amount) => `Završi kupnju za ${amount}`,
    noPricesHint: 'Učitavamo ih ponovno. Kad vidite ukupan iznos, završite kupnju.',
    kept: 'Vaša košarica i podaci su spremljeni.',
    unclear: 'Veza se prekinula. Ne znamo je li narudžba stigla. Vaša košarica i podaci su spremljeni.',
    look: {
      looking: 'Provjeravamo je li narudžba stigla.',
      notThere: 'Za sada je nema među vašim narudžbama.',
      unknown: 'Ne možemo provjeriti je li narudžba stigla.',
    },
    checkedAgain: 'Možete pokušati ponovno. Prije slanja još jednom provjeravamo je li stigla.',
    another:
      'Podaci ili košarica više nisu isti, pa se šalje nova narudžba. Ako je ranija već stigla, to su dvije narudžbe.',
    expiredAttempt:
      'Od prošlog slanja prošlo je više od sat vremena, pa se šalje nova narudžba. Ako je ranija već stigla, to su dvije narudžbe.',
    retryFor: (amount) => `Pokušaj ponovno za ${amount}`,
    foundLead: 'Narudžbu imamo. Ne šaljite je ponovno.',
    foundAsSent:
      'Stigla je onakva kakva je ranije poslana. Ako ste poslije mijenjali podatke ili košaricu, javite nam promjene telefonom:',
    removed: (names) => `Više se ne prodaje: ${names}. Uklonili smo to iz košarice.`,
    notOrderable: 'Dio narudžbe se trenutačno ne može naručiti',
    leftOut: (names) => `Trenutačno se ne može naručiti: ${names}. Ostaje u košarici dok se ne učita.`,
    cartChanged: 'Košarica se u međuvremenu promijenila',
    cartChangedHint: 'Ništa nije poslano. Provjerite narudžbu i potvrdite je ponovno.',
    unreadable: 'Dio košarice se nije učitao',
    unreadableHint: 'Nije uračunat u iznos. Pokušajte ponovno ili ga uklonite, a ostatak možete naručiti.',
    unreadableLine: 'Trenutačno se ne može naručiti',
    unnamedOffer: (id) => `Artikl br. ${id}`,
    nothingReadable: 'Ništa iz košarice nije se učitalo, pa se trenutačno ne može naručiti.',
    nothingReadableHint: 'Učitavamo ponovno. Ako ne uspije, pokušajte kasnije: košarica ostaje spremljena.',
    empty: 'Košarica je prazna',
    emptyHint: 'Dodajte proizvode pa se vratite ovamo.',
    later: 'Popusti i promocije obračunavaju se naknadno.',
    guarantee: `${facts.guaranteeDays} dana jamstva zadovoljstva`,
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    terms: 'uslove korišćenja',
    foundAsSent:
      'Stigla je onakva kakva je ranije poslata. Ako ste poslije mijenjali podatke ili korpu, javite nam promjene telefonom:',
    cartChangedHint: 'Ništa nije poslato. Provjerite narudžbu i potvrdite je ponovo.',
    newTotal: (before, now) =>
      `Ukupno je sada ${now} umjesto ${before}. Ništa nije poslato dok ne potvrdite novi iznos.`,
  },
});
