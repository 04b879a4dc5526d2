import { fixedTexts } from '#features/shared/country';

export const ba = {
  renderError: fixedTexts.renderError,
  renderErrorHint:
    'Nešto nije u redu s ovom stranicom ili je preglednik zastario. Učitajte stranicu ponovo ili naručite telefonom.',
  notLoaded: 'Stranica se nije učitala',
  notLoadedHint: 'Provjerite internet vezu i pokušajte ponovo.',
  retry: 'Pokušajte ponovo',
  reload: 'Učitajte ponovo',
  notStarted: 'Stranica se nije mogla otvoriti do kraja',
  notStartedHint:
    'Prodavnica se nije pokrenula: preglednik je nešto blokirao, zastario je ili je veza prekinuta. Pokušajte ponovo ili naručite telefonom.',
  call: (phone: string) => `Pozovite ${phone}`,
};

/** The texts of a country. */
export type Messages = typeof ba;
