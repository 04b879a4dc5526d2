import type { Messages } from './ba';

export const me: Messages = { contents: 'Na ovoj stranici', loading: 'Učitavanje teksta' };
