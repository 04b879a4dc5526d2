import type { Messages } from './ba';

export const rs: Messages = { contents: 'Na ovoj stranici', loading: 'Učitavanje teksta' };
