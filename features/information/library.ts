import { type Content, createLibrary } from '#features/shared/content';

/** The texts, loaded on demand from `content/PAGE.COUNTRY.md`. */
export const library = createLibrary(import.meta.glob<Content>('./content/*.md'));
