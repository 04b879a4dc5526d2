import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { guaranteeDays, withdrawalDays, withdrawalRefundDays, withdrawalReturnDays, refund } = facts;
const fee = `${refund.restockingFeePercent}%`;

export const rs: Messages = {
  heading: 'Odustanak od ugovora',
  lead: `Od kupovine kod nas možete da odustanete u roku od ${withdrawalDays.RS} dana od dana kada ste primili paket. Razlog ne morate da navedete.`,
  information: {
    heading: 'Vaše pravo po zakonu',
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.RS} dana, a prvi je dan posle prijema paketa. Dovoljno je da izjavu pošaljete pre nego što rok istekne.`,
      },
      {
        title: 'Kako se odustaje',
        text: 'Napravite izjavu na ovoj stranici i pošaljite je emailom ili poštom. Možete da je napišete i svojim rečima, samo neka je jasna.',
      },
      {
        title: 'Šta vraćamo i kada',
        text: `Sve što ste platili za proizvode od kojih odustajete, bez naknade za obradu, a kod cele porudžbine i trošak dostave. Novac vraćamo bez odlaganja, najkasnije ${withdrawalRefundDays.RS} dana pošto izjava stigne. Možemo da sačekamo proizvode ili dokaz da ste ih poslali.`,
      },
      {
        title: 'Slanje proizvoda nazad',
        text: `Najkasnije ${withdrawalReturnDays.RS} dana pošto ste poslali izjavu. Plaćate samo trošak tog slanja.`,
      },
      {
        title: 'Izuzeci',
        text: 'Odustanak nije moguć za robu koja je zapečaćena radi zaštite zdravlja ili higijene, ako ste je posle dostave otpečatili: na primer za otvorenu bočicu, prah ili kozmetiku. Ako niste sigurni, pitajte nas pre slanja.',
      },
    ],
    sendTo: 'Kome šaljete izjavu',
    guarantee: `Nešto drugo: garancija od ${guaranteeDays} dana`,
    guaranteeText: `Ona je naše obećanje i teče odvojeno od zakona: ${guaranteeDays} dana od dostave, uz odobrenje telefonom i naknadu od ${fee}. Dok traje rok za odustanak, on je za vas povoljniji.`,
    toRefund: 'Politika povraćaja',
  },
  step: (number) => `Korak ${number} od 2`,
  details: 'Podaci za izjavu',
  detailsHint:
    'U dva koraka pravite izjavu, a zatim nam je sami šaljete. Važi kada je pošaljete, ne pre toga.',
  name: 'Ime i prezime',
  contact: 'Email ili poštanska adresa',
  contactHint: 'Na ovu adresu potvrđujemo da je izjava stigla.',
  order: 'Porudžbina',
  chooseOrder: 'Izaberite porudžbinu',
  otherOrder: 'Druga porudžbina',
  orderNumber: 'Broj porudžbine',
  orderNumberHint: 'Nalazi se na vašem nalogu, pod „Moje porudžbine“.',
  articles: 'Od čega odustajete?',
  whole: 'Od cele porudžbine',
  articlesTyped: 'Koji proizvodi i koliko komada',
  pieces: {
    group: (article) => `Koliko komada, ${article}`,
    decrease: 'Manje',
    increase: 'Više',
  },
  received: 'Kada ste primili paket?',
  receivedHint: 'Dan, mesec i godina: DD.MM.GGGG',
  openUntil: (day) => `Rok za odustanak teče do ${day}.`,
  over: (day) => `Rok je možda istekao ${day}. Izjavu ipak možete da napravite i pošaljete.`,
  reason: 'Razlog',
  toReview: 'Pregledajte izjavu',
  nameMissing: 'Upišite ime i prezime.',
  contactMissing: 'Upišite email ili poštansku adresu.',
  orderNotChosen: 'Izaberite porudžbinu.',
  orderMissing: 'Upišite broj porudžbine.',
  articlesNotChosen: 'Označite bar jedan proizvod.',
  articlesMissing: 'Upišite od kojih proizvoda odustajete.',
  receivedUnreadable: 'Upišite datum brojevima, u obliku DD.MM.GGGG.',
  receivedLater: 'Taj datum je u budućnosti. Upišite dan kada ste primili paket.',
  review: 'Proverite i potvrdite',
  reviewHint: 'Potvrdom nastaje izjava sa datumom i vremenom. Ništa se ne šalje automatski.',
  confirm: 'Potvrđujem odustanak',
  change: 'Izmenite podatke',
  statement: 'Vaša izjava',
  wording: {
    title: 'Izjava o odustanku od ugovora',
    subject: (order) => `Odustanak od ugovora, porudžbina ${order}`,
    recipient: 'Prima',
    whole: (order) =>
      `Ovim izjavljujem da odustajem od ugovora o prodaji zaključenog na daljinu, za sve proizvode iz porudžbine broj ${order}.`,
    part: (order) =>
      `Ovim izjavljujem da odustajem od ugovora o prodaji zaključenog na daljinu, za ove proizvode iz porudžbine broj ${order}:`,
    received: 'Paket primljen',
    reason: 'Razlog',
    name: 'Ime i prezime',
    contact: 'Email ili poštanska adresa',
    at: 'Datum i vreme izjave',
    signature: 'Potpis, ako izjavu šaljete poštom',
  },
  notSent: 'Izjava još nije poslata',
  notSentHint:
    'Važi tek kada je pošaljete, emailom ili poštom. Ne čuvamo je: kada zatvorite stranicu, više je nema.',
  mail: 'Pošaljite emailom',
  print: 'Odštampajte',
  post: 'Za poštu: odštampajte izjavu, potpišite je i pošaljite na adresu',
  postCopied:
    'Za poštu: u ovom pregledaču štampanje ne radi. Kopirajte izjavu, odštampajte je, potpišite i pošaljite na adresu',
  backToReview: 'Nazad na proveru',
};
