import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    /** To the letter in every country (seed §2). */
    renderError: 'Unexpected Application Error!',
    renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša korpa je sačuvana.',
    reload: 'Učitaj ponovo',
    home: 'Početna',
  },
  {
    RS: { renderErrorHint: 'Nešto nije u redu sa ovom stranicom. Vaša korpa je sačuvana.' },
    HR: { renderErrorHint: 'Nešto nije u redu s ovom stranicom. Vaša košarica je spremljena.' },
  },
);
