import type { Messages } from './ba';

export const hr: Messages = {
  bundles: 'Paketi',
  notFound: 'Ove stranice nema',
  notFoundHint: 'Adresa je možda pogrešno upisana ili stranica više ne postoji.',
  toSearch: 'Što tražite?',
  orCategory: 'Ili krenite od kategorije',
  plants: { nettle: 'Kopriva', willow: 'Bijela vrba', fennel: 'Komorač', centella: 'Azijska centela' },
  inProduct: (product) => `U proizvodu ${product}`,
};
