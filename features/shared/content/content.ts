import type { ComponentType, ReactNode } from 'react';
import type { Country } from '../country';
import { type Code, codeQuery } from '../platform';

/** Components that a text can use beside plain elements, by name: `<SafetyNote>`. */
export type MdxComponents = Record<string, ComponentType<{ children?: ReactNode }>>;

/** A compiled Markdown file. */
export interface Content {
  default: (props: { components?: object }) => ReactNode;
  tableOfContents: readonly { depth: number; value: string; id?: string }[];
  readingTime: { minutes: number };
}

/** Finds a text by name and country. Returns the same query for the same text. */
export type LoadContent = (name: string, country: Country) => Code<Content>;

/**
 * The texts of a feature, `content/NAME.COUNTRY.md`, each loaded on first use.
 *
 * @param files the result of `import.meta.glob('./content/*.md')`
 */
export function createLibrary(files: Record<string, () => Promise<Content>>): LoadContent {
  const texts = new Map(Object.entries(files).map(([path, load]) => [path, codeQuery(load)]));
  return (name, country) => {
    const path = `./content/${name}.${country.toLowerCase()}.md`;
    const text = texts.get(path);
    if (!text) throw new Error(`There is no ${path}.`);
    return text;
  };
}
