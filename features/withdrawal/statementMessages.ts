import { defineMessages } from '#features/shared/country';

const everywhere = {
  recipient: 'Prima',
  received: 'Paket primljen',
  reason: 'Razlog',
  name: 'Ime i prezime',
  contact: 'E-mail ili adresa',
  signature: 'Potpis, ako izjavu šaljete poštom',
};

/** Texts of the statement, in the wording of the country's law. */
export const statementMessages = defineMessages({
  BA: {
    ...everywhere,
    at: 'Datum i vrijeme izjave',
    subject: (order: string) => `Odustanak od ugovora, narudžba ${order}`,
    title: 'Izjava o odustanku od ugovora',
    whole: (order: string) =>
      `Ovim izjavljujem da odustajem od ugovora o kupovini na daljinu i raskidam ga za sve proizvode iz narudžbe broj ${order}.`,
    part: (order: string) =>
      `Ovim izjavljujem da odustajem od ugovora o kupovini na daljinu i raskidam ga za ove proizvode iz narudžbe broj ${order}:`,
  },
  RS: {
    ...everywhere,
    title: 'Izjava o odustanku od ugovora',
    subject: (order) => `Odustanak od ugovora, porudžbina ${order}`,
    whole: (order) =>
      `Ovim izjavljujem da odustajem od ugovora o prodaji zaključenog na daljinu, za sve proizvode iz porudžbine broj ${order}.`,
    part: (order) =>
      `Ovim izjavljujem da odustajem od ugovora o prodaji zaključenog na daljinu, za ove proizvode iz porudžbine broj ${order}:`,
    at: 'Datum i vreme izjave',
  },
  HR: {
    ...everywhere,
    at: 'Datum i vrijeme izjave',
    title: 'Izjava o jednostranom raskidu ugovora',
    subject: (order) => `Jednostrani raskid ugovora, narudžba ${order}`,
    whole: (order) =>
      `Ovime izjavljujem da jednostrano raskidam ugovor o kupoprodaji sklopljen na daljinu, za sve proizvode iz narudžbe broj ${order}.`,
    part: (order) =>
      `Ovime izjavljujem da jednostrano raskidam ugovor o kupoprodaji sklopljen na daljinu, za ove proizvode iz narudžbe broj ${order}:`,
  },
  ME: {
    ...everywhere,
    at: 'Datum i vrijeme izjave',
    subject: (order: string) => `Odustanak od ugovora, narudžba ${order}`,
    title: 'Izjava o odustanku od ugovora',
    whole: (order) =>
      `Ovim izjavljujem da odustajem od ugovora zaključenog na daljinu i jednostrano ga raskidam za sve proizvode iz narudžbe broj ${order}.`,
    part: (order) =>
      `Ovim izjavljujem da odustajem od ugovora zaključenog na daljinu i jednostrano ga raskidam za ove proizvode iz narudžbe broj ${order}:`,
  },
});
