import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { guaranteeDays, withdrawalDays, withdrawalRefundDays, withdrawalReturnDays, refund } = facts;
const fee = `${refund.restockingFeePercent}%`;

export const hr: Messages = {
  heading: 'Jednostrani raskid ugovora',
  lead: `Ugovor o kupnji možete jednostrano raskinuti u roku od ${withdrawalDays.HR} dana od dana kad ste primili paket. Razlog ne morate navesti.`,
  information: {
    heading: 'Vaše pravo po zakonu',
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.HR} dana, a prvi je dan nakon primitka paketa. Dovoljno je da izjavu pošaljete prije nego što rok istekne.`,
      },
      {
        title: 'Kako se ugovor raskida',
        text: 'Izradite izjavu na ovoj stranici i pošaljite je e-poštom ili poštom. Možete je napisati i svojim riječima, samo neka bude jasna.',
      },
      {
        title: 'Što vraćamo i kada',
        text: `Sve što ste platili za proizvode za koje raskidate ugovor, bez naknade za obradu, a kod cijele narudžbe i trošak dostave. Novac vraćamo bez odgađanja, najkasnije ${withdrawalRefundDays.HR} dana nakon što izjava stigne. Možemo pričekati proizvode ili dokaz da ste ih poslali.`,
      },
      {
        title: 'Slanje proizvoda natrag',
        text: `Najkasnije ${withdrawalReturnDays.HR} dana nakon što ste poslali izjavu. Plaćate samo trošak tog slanja.`,
      },
      {
        title: 'Iznimke',
        text: 'Pravo na raskid nemate za robu koja je zapečaćena zbog zaštite zdravlja ili higijene, ako ste je nakon dostave otpečatili: na primjer za otvorenu bočicu, prah ili kozmetiku. Ako niste sigurni, pitajte nas prije slanja.',
      },
    ],
    sendTo: 'Kome šaljete izjavu',
    guarantee: `Nešto drugo: jamstvo od ${guaranteeDays} dana`,
    guaranteeText: `Ono je naše obećanje i teče odvojeno od zakona: ${guaranteeDays} dana od dostave, uz odobrenje telefonom i naknadu od ${fee}. Dok traje rok za raskid, on je za vas povoljniji.`,
    toRefund: 'Politika povrata',
  },
  step: (number) => `Korak ${number} od 2`,
  details: 'Podaci za izjavu',
  detailsHint:
    'U dva koraka izrađujete izjavu, a zatim nam je sami šaljete. Vrijedi kad je pošaljete, ne prije.',
  name: 'Ime i prezime',
  contact: 'Email ili poštanska adresa',
  contactHint: 'Na tu ćemo vam adresu potvrditi primitak izjave.',
  order: 'Narudžba',
  chooseOrder: 'Odaberite narudžbu',
  otherOrder: 'Druga narudžba',
  orderNumber: 'Broj narudžbe',
  orderNumberHint: 'Nalazi se na vašem računu, pod „Moje narudžbe”.',
  articles: 'Za što raskidate ugovor?',
  whole: 'Za cijelu narudžbu',
  articlesTyped: 'Koji proizvodi i koliko komada',
  pieces: {
    group: (article) => `Koliko komada, ${article}`,
    decrease: 'Manje',
    increase: 'Više',
  },
  received: 'Kada ste primili paket?',
  receivedHint: 'Dan, mjesec i godina: DD.MM.GGGG',
  openUntil: (day) => `Rok za raskid teče do ${day}.`,
  over: (day) => `Rok je možda istekao ${day}. Izjavu ipak možete izraditi i poslati.`,
  reason: 'Razlog',
  toReview: 'Pregledajte izjavu',
  nameMissing: 'Upišite ime i prezime.',
  contactMissing: 'Upišite email ili poštansku adresu.',
  orderNotChosen: 'Odaberite narudžbu.',
  orderMissing: 'Upišite broj narudžbe.',
  articlesNotChosen: 'Označite barem jedan proizvod.',
  articlesMissing: 'Upišite za koje proizvode raskidate ugovor.',
  receivedUnreadable: 'Upišite datum brojevima, u obliku DD.MM.GGGG.',
  receivedLater: 'Taj datum je u budućnosti. Upišite dan kad ste primili paket.',
  review: 'Provjerite i potvrdite',
  reviewHint: 'Potvrdom nastaje izjava s datumom i vremenom. Ništa se ne šalje automatski.',
  confirm: 'Potvrđujem raskid ugovora',
  change: 'Izmijenite podatke',
  statement: 'Vaša izjava',
  wording: {
    title: 'Izjava o jednostranom raskidu ugovora',
    subject: (order) => `Jednostrani raskid ugovora, narudžba ${order}`,
    recipient: 'Prima',
    whole: (order) =>
      `Ovime izjavljujem da jednostrano raskidam ugovor o kupoprodaji sklopljen na daljinu, za sve proizvode iz narudžbe broj ${order}.`,
    part: (order) =>
      `Ovime izjavljujem da jednostrano raskidam ugovor o kupoprodaji sklopljen na daljinu, za ove proizvode iz narudžbe broj ${order}:`,
    received: 'Paket primljen',
    reason: 'Razlog',
    name: 'Ime i prezime',
    contact: 'Email ili poštanska adresa',
    at: 'Datum i vrijeme izjave',
    signature: 'Potpis, ako izjavu šaljete poštom',
  },
  notSent: 'Izjava još nije poslana',
  notSentHint:
    'Vrijedi tek kad je pošaljete, e-poštom ili poštom. Ne spremamo je: kad zatvorite stranicu, više je nema.',
  mail: 'Pošaljite e-poštom',
  print: 'Ispišite',
  post: 'Za poštu: ispišite izjavu, potpišite je i pošaljite na adresu',
  postCopied:
    'Za poštu: u ovom pregledniku ispis ne radi. Kopirajte izjavu, ispišite je, potpišite i pošaljite na adresu',
  backToReview: 'Natrag na provjeru',
};
