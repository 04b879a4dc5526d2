import type { Messages } from './ba';

export const hr: Messages = { contents: 'Na ovoj stranici', loading: 'Učitavanje teksta' };
