import { fixedTexts, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  search: 'Pretraga',
  close: 'Zatvorite pretragu',
  field: 'Naziv proizvoda',
  placeholder: 'Što tražite?',
  clear: 'Obrišite',
  count: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  products: 'Proizvodi',
  categories: 'Kategorije',
  articles: 'Članci',
  loading: 'Učitavanje proizvoda',
  none: fixedTexts.searchNoMatch,
  noneHint: 'Provjerite kako je naziv napisan ili pogledajte što drugi najčešće naručuju.',
  toMostPopular: 'Pogledajte najpopularnije',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
  failedHint: 'Ponuda se nije učitala. Provjerite internetsku vezu i pokušajte ponovno.',
  retry: 'Pokušajte ponovno',
  unsure: 'Niste sigurni?',
  unsureHint: 'Odgovorite na nekoliko pitanja i dobijte preporuku.',
  quiz: 'Riješite kviz',
};
