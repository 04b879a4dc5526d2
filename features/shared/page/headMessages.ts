import { defineMessages } from '../country';

export const messages = defineMessages({
  BA: {
    /** For pages without a description of their own. */
    description:
      'Dodaci prehrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
  },
  RS: {
    description:
      'Dodaci ishrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
  },
  HR: {
    description:
      'Dodaci prehrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i jamstvo zadovoljstva.',
  },
  ME: {
    description:
      'Dodaci ishrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
  },
});
