import { defineMessages } from '../country';

export const messages = defineMessages({
  contents: 'Na ovoj stranici',
  loading: 'Učitavanje teksta',
});
