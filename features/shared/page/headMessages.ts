import { defineMessages } from '../country';

export const messages = defineMessages(
  {
    /** For pages without a description of their own. */
    description:
      'Biljni dodaci prehrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
  },
  {
    RS: {
      description:
        'Biljni dodaci ishrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
    },
    HR: {
      description:
        'Biljni dodaci prehrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i jamstvo zadovoljstva.',
    },
    ME: {
      description:
        'Biljni dodaci ishrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
    },
  },
);
