import { type Content, createLibrary } from '#features/shared/prose';

/** The articles: `content/TOPIC.COUNTRY.md`. */
export const library = createLibrary(import.meta.glob<Content>('./content/*.md'));
