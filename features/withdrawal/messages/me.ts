import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { guaranteeDays, withdrawalDays, withdrawalRefundDays, withdrawalReturnDays, refund } = facts;
const fee = `${refund.restockingFeePercent}%`;

export const me: Messages = {
  heading: 'Odustanak od ugovora',
  lead: `Od kupovine kod nas možete odustati u roku od ${withdrawalDays.ME} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
  information: {
    heading: 'Vaše pravo po zakonu',
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.ME} dana, a prvi je dan nakon prijema paketa. Dovoljno je da izjavu pošaljete prije nego što rok istekne.`,
      },
      {
        title: 'Kako se odustaje',
        text: 'Napravite izjavu na ovoj stranici i pošaljite je emailom ili poštom. Možete je napisati i svojim riječima, samo neka je jasna.',
      },
      {
        title: 'Šta vraćamo i kada',
        text: `Sve što ste platili za proizvode od kojih odustajete, bez naknade za obradu, a kod cijele narudžbe i trošak dostave. Novac vraćamo bez odlaganja, najkasnije ${withdrawalRefundDays.ME} dana nakon što izjava stigne. Možemo sačekati proizvode ili dokaz da ste ih poslali.`,
      },
      {
        title: 'Slanje proizvoda nazad',
        text: `Najkasnije ${withdrawalReturnDays.ME} dana nakon što ste poslali izjavu. Plaćate samo trošak tog slanja.`,
      },
      {
        title: 'Izuzeci',
        text: 'Ne možete odustati od robe koja je zapečaćena radi zaštite zdravlja ili higijene, ako ste je poslije dostave otpečatili: na primjer od otvorene bočice, praha ili kozmetike. Ako nijeste sigurni, pitajte nas prije slanja.',
      },
    ],
    sendTo: 'Kome šaljete izjavu',
    guarantee: `Nešto drugo: garancija od ${guaranteeDays} dana`,
    guaranteeText: `Ona je naše obećanje i teče odvojeno od zakona: ${guaranteeDays} dana od dostave, uz odobrenje telefonom i naknadu od ${fee}. Dok traje rok za odustanak, on je za vas povoljniji.`,
    toRefund: 'Politika povrata',
  },
  step: (number) => `Korak ${number} od 2`,
  details: 'Podaci za izjavu',
  detailsHint: 'U dva koraka pravite izjavu, a zatim nam je sami šaljete. Važi kad je pošaljete, ne prije.',
  name: 'Ime i prezime',
  contact: 'Email ili poštanska adresa',
  contactHint: 'Na ovu adresu potvrđujemo da je izjava stigla.',
  order: 'Narudžba',
  chooseOrder: 'Izaberite narudžbu',
  otherOrder: 'Druga narudžba',
  orderNumber: 'Broj narudžbe',
  orderNumberHint: 'Nalazi se na vašem nalogu, pod „Moje narudžbe“.',
  articles: 'Od čega odustajete?',
  whole: 'Od cijele narudžbe',
  articlesTyped: 'Koji proizvodi i koliko komada',
  pieces: {
    group: (article) => `Koliko komada, ${article}`,
    decrease: 'Manje',
    increase: 'Više',
  },
  received: 'Kada ste primili paket?',
  receivedHint: 'Dan, mjesec i godina: DD.MM.GGGG',
  openUntil: (day) => `Rok za odustanak teče do ${day}.`,
  over: (day) => `Rok je možda istekao ${day}. Izjavu ipak možete napraviti i poslati.`,
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
  wording: {
    title: 'Izjava o odustanku od ugovora',
    subject: (order) => `Odustanak od ugovora, narudžba ${order}`,
    recipient: 'Prima',
    whole: (order) =>
      `Ovim izjavljujem da odustajem od ugovora zaključenog na daljinu i jednostrano ga raskidam za sve proizvode iz narudžbe broj ${order}.`,
    part: (order) =>
      `Ovim izjavljujem da odustajem od ugovora zaključenog na daljinu i jednostrano ga raskidam za ove proizvode iz narudžbe broj ${order}:`,
    received: 'Paket primljen',
    reason: 'Razlog',
    name: 'Ime i prezime',
    contact: 'Email ili poštanska adresa',
    at: 'Datum i vrijeme izjave',
    signature: 'Potpis, ako izjavu šaljete poštom',
  },
  notSent: 'Izjava još nije poslata',
  notSentHint:
    'Važi tek kad je pošaljete, emailom ili poštom. Ne čuvamo je: kad zatvorite stranicu, više je nema.',
  mail: 'Pošaljite emailom',
  print: 'Odštampajte',
  post: 'Za poštu: odštampajte izjavu, potpišite je i pošaljite na adresu',
  postCopied:
    'Za poštu: u ovom pregledaču štampanje ne radi. Kopirajte izjavu, odštampajte je, potpišite i pošaljite na adresu',
  backToReview: 'Nazad na provjeru',
};
