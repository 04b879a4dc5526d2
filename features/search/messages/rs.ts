import { fixedTexts, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  search: 'Pretraga',
  close: 'Zatvorite pretragu',
  field: 'Naziv proizvoda',
  placeholder: 'Šta tražite?',
  clear: 'Obrišite',
  count: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  products: 'Proizvodi',
  categories: 'Kategorije',
  articles: 'Članci',
  loading: 'Učitavanje proizvoda',
  none: fixedTexts.searchNoMatch,
  noneHint: 'Proverite kako je naziv napisan ili pogledajte šta drugi najčešće poručuju.',
  toMostPopular: 'Pogledajte najpopularnije',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  failedHint: 'Ponuda se nije učitala. Proverite internet vezu i pokušajte ponovo.',
  retry: 'Pokušajte ponovo',
  unsure: 'Niste sigurni?',
  unsureHint: 'Odgovorite na nekoliko pitanja i dobijte preporuku.',
  quiz: 'Uradite kviz',
};
