import { defineMessages } from '../country';

const everywhere = {
  copy: 'Kopiraj tekst',
  copied: 'Tekst je kopiran.',
};

const notCopied = 'Kopiranje nije uspjelo. Tekst je označen: kopirajte ga sami.';

export const copyMessages = defineMessages({
  BA: { ...everywhere, notCopied },
  RS: { ...everywhere, notCopied: 'Kopiranje nije uspelo. Tekst je označen: kopirajte ga sami.' },
  HR: { ...everywhere, notCopied },
  ME: { ...everywhere, notCopied },
});
