import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  renderError: fixedTexts.renderError,
  renderErrorHint:
    'Nešto nije u redu s ovom stranicom ili je pregledač zastario. Učitajte stranicu ponovo ili naručite telefonom.',
  notLoaded: 'Stranica se nije učitala',
  notLoadedHint: 'Provjerite internet vezu i pokušajte ponovo.',
  retry: 'Pokušajte ponovo',
  reload: 'Učitajte ponovo',
  notStarted: 'Stranica nije mogla da se otvori do kraja',
  notStartedHint:
    'Prodavnica se nije pokrenula: pregledač je nešto blokirao, zastario je ili je veza prekinuta. Pokušajte ponovo ili naručite telefonom.',
  call: (phone) => `Pozovite ${phone}`,
};
