export const ba = {
  /** The tile beside those of the categories. */
  bundles: 'Paketi',
  notFound: 'Ove stranice nema',
  notFoundHint: 'Adresa je možda pogrešno upisana ili stranica više ne postoji.',
  toSearch: 'Šta tražite?',
  orCategory: 'Ili krenite od kategorije',
  plants: { nettle: 'Kopriva', willow: 'Bijela vrba', fennel: 'Komorač', centella: 'Azijska centela' },
  inProduct: (product: string) => `U proizvodu ${product}`,
};

/** The texts of a country. */
export type Messages = typeof ba;
