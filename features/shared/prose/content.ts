import type { ComponentType, ReactNode } from 'react';
import type { Country } from '../country';

/** Pieces of the shop that a text can name beyond plain elements: `<SafetyNote>`. */
export type Pieces = Record<string, ComponentType<{ children?: ReactNode }>>;

/** A Markdown file as the build hands it over. */
export interface Content {
  default: (props: { components?: object }) => ReactNode;
  tableOfContents: readonly { depth: number; value: string; id?: string }[];
  readingTime: { minutes: number };
}

/** Finds a text by its name in a country. Rejects where its file cannot be fetched. */
export type Library = (name: string, country: Country) => Promise<Content>;

/**
 * The texts of a feature: `content/NAME.COUNTRY.md`, each fetched when it is first read.
 *
 * @param files what `import.meta.glob` gives for `./content/*.md`
 */
export function createLibrary(files: Record<string, () => Promise<Content>>): Library {
  // The same promise for the same text, as React's `use` needs it. One that failed stays failed until the page is loaded
  // anew: asked for again, it would be asked for without end.
  const asked = new Map<string, Promise<Content>>();
  return (name, country) => {
    const path = `./content/${name}.${country.toLowerCase()}.md`;
    const earlier = asked.get(path);
    if (earlier) return earlier;
    const load = files[path];
    if (!load) throw new Error(`There is no ${path}.`);
    const content = load();
    asked.set(path, content);
    return content;
  };
}
