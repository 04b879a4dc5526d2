import { defineMessages } from '#features/shared/country';

const everywhere = {
  /** To the letter in every country. */
  renderError: 'Unexpected Application Error!',
  notLoaded: 'Stranica se nije učitala',
};

const exceptCroatia = {
  retry: 'Pokušaj ponovo',
  reload: 'Učitaj ponovo',
  call: (phone: string) => `Pozovite ${phone}`,
};

const bosniaAndMontenegro = {
  renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša korpa je sačuvana.',
  notLoadedHint: 'Provjerite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    noScripts: 'Stranica se nije mogla otvoriti do kraja',
    noScriptsHint:
      'Preglednik nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    renderErrorHint: 'Nešto nije u redu sa ovom stranicom. Vaša korpa je sačuvana.',
    notLoadedHint: 'Proverite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
    noScripts: 'Stranica nije mogla da se otvori do kraja',
    noScriptsHint:
      'Pregledač nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvežite stranicu ili naručite telefonom.',
  },
  HR: {
    ...everywhere,
    noScripts: 'Stranica se nije mogla otvoriti do kraja',
    renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša košarica je spremljena.',
    notLoadedHint: 'Provjerite internetsku vezu i pokušajte ponovno. Vaša košarica je spremljena.',
    retry: 'Pokušaj ponovno',
    reload: 'Učitaj ponovno',
    noScriptsHint:
      'Preglednik nije učitao skripte trgovine: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
    call: (phone: string) => `Nazovite ${phone}`,
  },
  ME: {
    ...everywhere,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    noScripts: 'Stranica nije mogla da se otvori do kraja',
    noScriptsHint:
      'Pregledač nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
  },
});
