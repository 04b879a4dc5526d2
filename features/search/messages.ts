import { defineMessages, plural } from '#features/shared/country';

const everywhere = {
  search: 'Pretraga',
  close: 'Zatvori pretragu',
  field: 'Naziv proizvoda',
  clear: 'Obriši',
  count: (count: number) =>
    `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  loading: 'Učitavanje proizvoda',
  /** Fixed wording, the same in every country (Shell/Search). */
  none: 'Nije pronađen ni jedan artikal',
  toMostPopular: 'Pogledaj najpopularnije',
  unsure: 'Niste sigurni?',
  unsureHint: 'Odgovorite na nekoliko pitanja i dobijte preporuku.',
};

const exceptCroatia = {
  placeholder: 'Šta tražite?',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  retry: 'Pokušaj ponovo',
  quiz: 'Uradi kviz',
};

const bosniaAndMontenegro = {
  noneHint: 'Provjerite kako je naziv napisan ili pogledajte šta drugi najčešće naručuju.',
  failedHint: 'Ponuda se nije učitala. Provjerite internet vezu i pokušajte ponovo.',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptCroatia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    failedHint: 'Ponuda se nije učitala. Proverite internet vezu i pokušajte ponovo.',
    noneHint: 'Proverite kako je naziv napisan ili pogledajte šta drugi najčešće poručuju.',
  },
  HR: {
    ...everywhere,
    placeholder: 'Što tražite?',
    noneHint: 'Provjerite kako je naziv napisan ili pogledajte što drugi najčešće naručuju.',
    emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
    failedHint: 'Ponuda se nije učitala. Provjerite internetsku vezu i pokušajte ponovno.',
    retry: 'Pokušaj ponovno',
    quiz: 'Riješi kviz',
  },
  ME: { ...everywhere, ...exceptCroatia, ...bosniaAndMontenegro },
});
