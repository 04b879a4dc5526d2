import { type Content, createLibrary } from '#features/shared/content';

/** Loads the articles from `content/TOPIC.COUNTRY.md`. */
export const library = createLibrary(import.meta.glob<Content>('./content/*.md'));
