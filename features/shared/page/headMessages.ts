import { defineMessages } from '../country';

export const messages = defineMessages(
  {
    /** Of a page that has nothing better to say about itself. */
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
