import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  renderError: fixedTexts.renderError,
  renderErrorHint:
    'Nešto nije u redu sa ovom stranicom ili je pregledač zastareo. Učitajte stranicu ponovo ili poručite telefonom.',
  notLoaded: 'Stranica se nije učitala',
  notLoadedHint: 'Proverite internet vezu i pokušajte ponovo.',
  retry: 'Pokušajte ponovo',
  reload: 'Učitajte ponovo',
  notStarted: 'Stranica nije mogla da se otvori do kraja',
  notStartedHint:
    'Prodavnica se nije pokrenula: pregledač je nešto blokirao, zastareo je ili je veza prekinuta. Pokušajte ponovo ili poručite telefonom.',
  call: (phone) => `Pozovite ${phone}`,
};
