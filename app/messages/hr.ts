import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  renderError: fixedTexts.renderError,
  renderErrorHint:
    'Nešto nije u redu s ovom stranicom ili je preglednik zastario. Učitajte stranicu ponovno ili naručite telefonom.',
  notLoaded: 'Stranica se nije učitala',
  notLoadedHint: 'Provjerite internetsku vezu i pokušajte ponovno.',
  retry: 'Pokušajte ponovno',
  reload: 'Učitajte ponovno',
  notStarted: 'Stranica se nije mogla otvoriti do kraja',
  notStartedHint:
    'Trgovina se nije pokrenula: preglednik je nešto blokirao, zastario je ili je veza prekinuta. Pokušajte ponovno ili naručite telefonom.',
  call: (phone) => `Nazovite ${phone}`,
};
