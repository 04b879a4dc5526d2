import { facts } from '#features/shared/country';

const { guaranteeDays, withdrawalDays, withdrawalRefundDays, refund } = facts;
const fee = `${refund.restockingFeePercent}%`;

export const ba = {
  heading: 'Odustanak od ugovora',
  lead: `Od kupovine kod nas možete odustati u roku od ${withdrawalDays.BA} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
  /** The right of withdrawal under the law of the country, and the shop's own guarantee. */
  information: {
    heading: 'Vaše pravo po zakonu',
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.BA} dana, a prvi je dan nakon prijema paketa. Dovoljno je da izjavu pošaljete prije nego što rok istekne.`,
      },
      {
        title: 'Kako se odustaje',
        text: 'Napravite izjavu na ovoj stranici i pošaljite je emailom ili poštom. Možete je napisati i svojim riječima, samo neka je jasna.',
      },
      {
        title: 'Šta vraćamo i kada',
        text: `Sve što ste platili za proizvode od kojih odustajete, bez naknade za obradu. Novac vraćamo bez odgađanja, najkasnije ${withdrawalRefundDays.BA} dana nakon što izjava stigne.`,
      },
      {
        title: 'Slanje proizvoda nazad',
        text: 'Pošaljite ih što prije nakon izjave. Plaćate samo trošak tog slanja.',
      },
      {
        title: 'Izuzeci',
        text: 'Ne možete odustati od proizvoda koji se zbog svoje prirode ne može vratiti: naprimjer od otvorene bočice, praha ili kozmetike. Ako niste sigurni, pitajte nas prije slanja.',
      },
    ],
    sendTo: 'Kome šaljete izjavu',
    guarantee: `Nešto drugo: garancija od ${guaranteeDays} dana`,
    guaranteeText: `Ona je naše obećanje i teče odvojeno od zakona: ${guaranteeDays} dana od dostave, uz odobrenje telefonom i naknadu od ${fee}. Dok traje rok za odustanak, on je za vas povoljniji.`,
    toRefund: 'Politika povrata',
  },
  step: (number: number) => `Korak ${number} od 2`,
  details: 'Podaci za izjavu',
  detailsHint: 'U dva koraka pravite izjavu, a zatim nam je sami šaljete. Važi kad je pošaljete, ne prije.',
  name: 'Ime i prezime',
  contact: 'Email ili poštanska adresa',
  contactHint: 'Na ovu adresu potvrđujemo da je izjava stigla.',
  order: 'Narudžba',
  chooseOrder: 'Izaberite narudžbu',
  otherOrder: 'Druga narudžba',
  orderNumber: 'Broj narudžbe',
  orderNumberHint: 'Nalazi se na vašem računu, pod „Moje narudžbe“.',
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
  toReview: 'Pregledajte izjavu',
  nameMissing: 'Upišite ime i prezime.',
  contactMissing: 'Upišite email ili poštansku adresu.',
  orderNotChosen: 'Izaberite narudžbu.',
  orderMissing: 'Upišite broj narudžbe.',
  articlesNotChosen: 'Označite bar jedan proizvod.',
  articlesMissing: 'Upišite od kojih proizvoda odustajete.',
  receivedUnreadable: 'Upišite datum brojevima, u obliku DD.MM.GGGG.',
  receivedLater: 'Taj datum je u budućnosti. Upišite dan kad ste primili paket.',
  review: 'Provjerite i potvrdite',
  reviewHint: 'Potvrdom nastaje izjava s datumom i vremenom. Ništa se ne šalje automatski.',
  confirm: 'Potvrđujem odustanak',
  change: 'Izmijenite podatke',
  statement: 'Vaša izjava',
  /** Texts of the statement, in the wording of the country's law. */
  wording: {
    title: 'Izjava o odustanku od ugovora',
    subject: (order: string) => `Odustanak od ugovora, narudžba ${order}`,
    recipient: 'Prima',
    whole: (order: string) =>
      `Ovim izjavljujem da odustajem od ugovora o kupovini na daljinu i raskidam ga za sve proizvode iz narudžbe broj ${order}.`,
    part: (order: string) =>
      `Ovim izjavljujem da odustajem od ugovora o kupovini na daljinu i raskidam ga za ove proizvode iz narudžbe broj ${order}:`,
    received: 'Paket primljen',
    reason: 'Razlog',
    name: 'Ime i prezime',
    contact: 'Email ili poštanska adresa',
    at: 'Datum i vrijeme izjave',
    signature: 'Potpis, ako izjavu šaljete poštom',
  },
  notSent: 'Izjava još nije poslana',
  notSentHint:
    'Važi tek kad je pošaljete, emailom ili poštom. Ne čuvamo je: kad zatvorite stranicu, više je nema.',
  mail: 'Pošaljite emailom',
  print: 'Odštampajte',
  post: 'Za poštu: odštampajte izjavu, potpišite je i pošaljite na adresu',
  postCopied:
    'Za poštu: u ovom pregledniku štampanje ne radi. Kopirajte izjavu, odštampajte je, potpišite i pošaljite na adresu',
  backToReview: 'Nazad na provjeru',
};

/** The texts of a country. */
export type Messages = typeof ba;
