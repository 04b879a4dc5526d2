import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    /** To the letter in every country. */
    renderError: 'Unexpected Application Error!',
    renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša korpa je sačuvana.',
    notLoaded: 'Stranica se nije učitala',
    notLoadedHint: 'Provjerite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
    retry: 'Pokušaj ponovo',
    reload: 'Učitaj ponovo',
  },
  {
    RS: {
      renderErrorHint: 'Nešto nije u redu sa ovom stranicom. Vaša korpa je sačuvana.',
      notLoadedHint: 'Proverite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
    },
    HR: {
      renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša košarica je spremljena.',
      notLoadedHint: 'Provjerite internetsku vezu i pokušajte ponovno. Vaša košarica je spremljena.',
      retry: 'Pokušaj ponovno',
      reload: 'Učitaj ponovno',
    },
  },
);
