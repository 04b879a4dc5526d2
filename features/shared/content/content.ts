import type { ComponentType, ReactNode } from 'react';
import type { Country } from '../country';
import { type Chunk, createChunk } from '../platform';

/** Pieces of the shop that a text can name beyond plain elements: `<SafetyNote>`. */
export type Pieces = Record<string, ComponentType<{ children?: ReactNode }>>;

/** A Markdown file as the build hands it over. */
export interface Content {
  default: (props: { components?: object }) => ReactNode;
  tableOfContents: readonly { depth: number; value: string; id?: string }[];
  readingTime: { minutes: number };
}

/** Finds a text by its name in a country: the same chunk for the same text. */
export type Library = (name: string, country: Country) => Chunk<Content>;

/**
 * The texts of a feature: `content/NAME.COUNTRY.md`, each fetched when it is first read.
 *
 * @param files what `import.meta.glob` gives for `./content/*.md`
 */
export function createLibrary(files: Record<string, () => Promise<Content>>): Library {
  const texts = new Map(Object.entries(files).map(([path, load]) => [path, createChunk(load)]));
  return (name, country) => {
    const path = `./content/${name}.${country.toLowerCase()}.md`;
    const text = texts.get(path);
    if (!text) throw new Error(`There is no ${path}.`);
    return text;
  };
}
