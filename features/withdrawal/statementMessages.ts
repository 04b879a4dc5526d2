import { defineMessages } from '#features/shared/country';

/** Texts of the statement, in the wording of the country's law. */
export const statementMessages = defineMessages(
  {
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
    contact: 'E-mail ili adresa',
    at: 'Datum i vrijeme izjave',
    signature: 'Potpis, ako izjavu šaljete poštom',
  },
  {
    RS: {
      subject: (order) => `Odustanak od ugovora, porudžbina ${order}`,
      whole: (order) =>
        `Ovim izjavljujem da odustajem od ugovora o prodaji zaključenog na daljinu, za sve proizvode iz porudžbine broj ${order}.`,
      part: (order) =>
        `Ovim izjavljujem da odustajem od ugovora o prodaji zaključenog na daljinu, za ove proizvode iz porudžbine broj ${order}:`,
      at: 'Datum i vreme izjave',
    },
    HR: {
      title: 'Izjava o jednostranom raskidu ugovora',
      subject: (order) => `Jednostrani raskid ugovora, narudžba ${order}`,
      whole: (order) =>
        `Ovime izjavljujem da jednostrano raskidam ugovor o kupoprodaji sklopljen na daljinu, za sve proizvode iz narudžbe broj ${order}.`,
      part: (order) =>
        `Ovime izjavljujem da jednostrano raskidam ugovor o kupoprodaji sklopljen na daljinu, za ove proizvode iz narudžbe broj ${order}:`,
    },
    ME: {
      whole: (order) =>
        `Ovim izjavljujem da odustajem od ugovora zaključenog na daljinu i jednostrano ga raskidam za sve proizvode iz narudžbe broj ${order}.`,
      part: (order) =>
        `Ovim izjavljujem da odustajem od ugovora zaključenog na daljinu i jednostrano ga raskidam za ove proizvode iz narudžbe broj ${order}:`,
    },
  },
);
