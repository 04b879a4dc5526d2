import { defineMessages } from '../country';

const everywhere = {
  contents: 'Na ovoj stranici',
  loading: 'Učitavanje teksta',
};

export const messages = defineMessages({
  BA: everywhere,
  RS: everywhere,
  HR: everywhere,
  ME: everywhere,
});
