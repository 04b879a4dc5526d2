import { fixedTexts, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  search: 'Pretraga',
  close: 'Zatvori pretragu',
  field: 'Naziv proizvoda',
  placeholder: 'Šta tražite?',
  clear: 'Obriši',
  count: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  products: 'Proizvodi',
  categories: 'Kategorije',
  bundles: 'Paketi',
  articles: 'Članci',
  loading: 'Učitavanje proizvoda',
  none: fixedTexts.searchNoMatch,
  noneHint: 'Provjerite kako je naziv napisan ili pogledajte šta drugi najčešće naručuju.',
  toMostPopular: 'Pogledaj najpopularnije',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  failedHint: 'Ponuda se nije učitala. Provjerite internet vezu i pokušajte ponovo.',
  retry: 'Pokušaj ponovo',
  unsure: 'Nijeste sigurni?',
  unsureHint: 'Odgovorite na nekoliko pitanja i dobijte preporuku.',
  quiz: 'Uradi kviz',
};
