import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  renderError: fixedTexts.renderError,
  renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša korpa je sačuvana.',
  notLoaded: 'Stranica se nije učitala',
  notLoadedHint: 'Provjerite internet vezu i pokušajte ponovo. Vaša korpa je sačuvana.',
  retry: 'Pokušaj ponovo',
  reload: 'Učitaj ponovo',
  noScripts: 'Stranica nije mogla da se otvori do kraja',
  noScriptsHint:
    'Pregledač nije učitao skripte prodavnice: možda su blokirane ili je veza prekinuta. Osvježite stranicu ili naručite telefonom.',
  call: (phone) => `Pozovite ${phone}`,
};
