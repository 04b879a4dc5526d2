import { type Content, createLibrary } from '#features/shared/content';

/** The articles: `content/TOPIC.COUNTRY.md`. */
export const library = createLibrary(import.meta.glob<Content>('./content/*.md'));
