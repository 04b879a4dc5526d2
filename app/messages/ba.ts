import { fixedTexts } from '#features/shared/country';

export const ba = {
  renderError: fixedTexts.renderError,
  renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša korpa je sačuvana.',
  notLoaded: 'Stranica se nije učitala',
  notLoadedHint: 'Provjerite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
  retry: 'Pokušaj ponovo',
  reload: 'Učitaj ponovo',
  noScripts: 'Stranica se nije mogla otvoriti do kraja',
  noScriptsHint:
    'Preglednik nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
  call: (phone: string) => `Pozovite ${phone}`,
};

/** The texts of a country. */
export type Messages = typeof ba;
