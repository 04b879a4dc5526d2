import { defineMessages } from '#features/shared/country';
import type { Choice } from './choice';

const chosen: Record<Choice, string> = {
  accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
  refused: 'Vaš izbor: odbijeno.',
};

const everywhere = {
  cookies: 'Kolačići',
  privacy: 'Politika privatnosti',
  refuse: 'Odbijam',
};

const exceptSerbia = {
  question: 'Ako prihvatite, posjete mjerimo uz pomoć kolačića. Ako odbijete, stranica radi jednako.',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, accept: 'Prihvatam', chosen },
  RS: {
    ...everywhere,
    accept: 'Prihvatam',
    chosen,
    question: 'Ako prihvatite, posete merimo uz pomoć kolačića. Ako odbijete, sajt radi isto.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    accept: 'Prihvaćam',
    chosen: {
      accepted:
        'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovno učitavamo stranicu.',
      refused: chosen.refused,
    },
  },
  ME: { ...everywhere, ...exceptSerbia, accept: 'Prihvatam', chosen },
});
