import { defineMessages } from '#features/shared/country';
import type { Choice } from './choice';

const chosen: Record<Choice, string> = {
  accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
  refused: 'Vaš izbor: odbijeno.',
};

export const messages = defineMessages(
  {
    cookies: 'Kolačići',
    question: 'Ako prihvatite, posjete mjerimo uz pomoć kolačića. Ako odbijete, stranica radi jednako.',
    privacy: 'Politika privatnosti',
    accept: 'Prihvatam',
    refuse: 'Odbijam',
    chosen,
  },
  {
    RS: { question: 'Ako prihvatite, posete merimo uz pomoć kolačića. Ako odbijete, sajt radi isto.' },
    HR: {
      accept: 'Prihvaćam',
      chosen: {
        ...chosen,
        accepted:
          'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovno učitavamo stranicu.',
      },
    },
  },
);
