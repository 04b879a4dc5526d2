import { fixedTexts, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  search: 'Pretraga',
  close: 'Zatvori pretragu',
  field: 'Naziv proizvoda',
  placeholder: 'Što tražite?',
  clear: 'Obriši',
  count: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  products: 'Proizvodi',
  categories: 'Kategorije',
  bundles: 'Paketi',
  articles: 'Članci',
  loading: 'Učitavanje proizvoda',
  none: fixedTexts.searchNoMatch,
  noneHint: 'Provjerite kako je naziv napisan ili pogledajte što drugi najčešće naručuju.',
  toMostPopular: 'Pogledaj najpopularnije',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
  failedHint: 'Ponuda se nije učitala. Provjerite internetsku vezu i pokušajte ponovno.',
  retry: 'Pokušaj ponovno',
  unsure: 'Niste sigurni?',
  unsureHint: 'Odgovorite na nekoliko pitanja i dobijte preporuku.',
  quiz: 'Riješi kviz',
};
