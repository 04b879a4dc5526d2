import { defineMessages, plural } from '#features/shared/country';

export const messages = defineMessages(
  {
    search: 'Pretraga',
    close: 'Zatvori pretragu',
    field: 'Naziv proizvoda',
    placeholder: 'Šta tražite?',
    clear: 'Obriši',
    count: (count: number) =>
      `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
    loading: 'Učitavanje proizvoda',
    /** Fixed wording, the same in every country (Shell/Search). */
    none: 'Nije pronađen ni jedan artikal',
    noneHint: 'Provjerite kako je naziv napisan ili pogledajte šta drugi najčešće naručuju.',
    toMostPopular: 'Pogledaj najpopularnije',
    emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
    failedHint: 'Ponuda se nije učitala. Provjerite internet vezu i pokušajte ponovo.',
    retry: 'Pokušaj ponovo',
    unsure: 'Niste sigurni?',
    unsureHint: 'Odgovorite na nekoliko pitanja i dobijte preporuku.',
    quiz: 'Uradi kviz',
  },
  {
    RS: {
      failedHint: 'Ponuda se nije učitala. Proverite internet vezu i pokušajte ponovo.',
      noneHint: 'Proverite kako je naziv napisan ili pogledajte šta drugi najčešće poručuju.',
    },
    HR: {
      placeholder: 'Što tražite?',
      noneHint: 'Provjerite kako je naziv napisan ili pogledajte što drugi najčešće naručuju.',
      emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
      failedHint: 'Ponuda se nije učitala. Provjerite internetsku vezu i pokušajte ponovno.',
      retry: 'Pokušaj ponovno',
      quiz: 'Riješi kviz',
    },
  },
);
