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
    noScripts: 'Stranica se nije mogla otvoriti do kraja',
    noScriptsHint:
      'Preglednik nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
    call: (phone: string) => `Pozovite ${phone}`,
  },
  {
    RS: {
      renderErrorHint: 'Nešto nije u redu sa ovom stranicom. Vaša korpa je sačuvana.',
      notLoadedHint: 'Proverite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
      noScripts: 'Stranica nije mogla da se otvori do kraja',
      noScriptsHint:
        'Pregledač nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvežite stranicu ili naručite telefonom.',
    },
    HR: {
      renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša košarica je spremljena.',
      notLoadedHint: 'Provjerite internetsku vezu i pokušajte ponovno. Vaša košarica je spremljena.',
      retry: 'Pokušaj ponovno',
      reload: 'Učitaj ponovno',
      noScriptsHint:
        'Preglednik nije učitao skripte trgovine: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
      call: (phone: string) => `Nazovite ${phone}`,
    },
    ME: {
      noScripts: 'Stranica nije mogla da se otvori do kraja',
      noScriptsHint:
        'Pretraživač nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
    },
  },
);
