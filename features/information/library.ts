import { type Content, createLibrary } from '#features/shared/prose';

/** The texts: `content/PAGE.COUNTRY.md`. */
export const library = createLibrary(import.meta.glob<Content>('./content/*.md'));
