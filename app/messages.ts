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
    notStarted: 'Stranica se nije mogla otvoriti do kraja',
    notStartedHint:
      'Prodavnica se nije pokrenula: možda preglednik blokira skripte, zastario je ili je veza prekinuta. Pokušajte ponovo ili naručite telefonom.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    renderErrorHint: 'Nešto nije u redu sa ovom stranicom. Vaša korpa je sačuvana.',
    notLoadedHint: 'Proverite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
    notStarted: 'Stranica nije mogla da se otvori do kraja',
    notStartedHint:
      'Prodavnica se nije pokrenula: možda pregledač blokira skripte, zastareo je ili je veza prekinuta. Pokušajte ponovo ili naručite telefonom.',
  },
  HR: {
    ...everywhere,
    notStarted: 'Stranica se nije mogla otvoriti do kraja',
    renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša košarica je spremljena.',
    notLoadedHint: 'Provjerite internetsku vezu i pokušajte ponovno. Vaša košarica je spremljena.',
    retry: 'Pokušaj ponovno',
    reload: 'Učitaj ponovno',
    notStartedHint:
      'Trgovina se nije pokrenula: možda preglednik blokira skripte, zastario je ili je veza prekinuta. Pokušajte ponovno ili naručite telefonom.',
    call: (phone: string) => `Nazovite ${phone}`,
  },
  ME: {
    ...everywhere,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    notStarted: 'Stranica nije mogla da se otvori do kraja',
    notStartedHint:
      'Prodavnica se nije pokrenula: možda pregledač blokira skripte, zastario je ili je veza prekinuta. Pokušajte ponovo ili naručite telefonom.',
  },
});
