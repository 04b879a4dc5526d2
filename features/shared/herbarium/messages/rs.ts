import type { Messages } from './ba';

export const rs: Messages = {
  bundles: 'Paketi',
  notFound: 'Ove stranice nema',
  notFoundHint: 'Adresa je možda pogrešno upisana ili stranica više ne postoji.',
  toSearch: 'Šta tražite?',
  orCategory: 'Ili krenite od kategorije',
  plants: { nettle: 'Kopriva', willow: 'Bela vrba', fennel: 'Komorač', centella: 'Azijska centela' },
  inProduct: (product) => `U proizvodu ${product}`,
};
