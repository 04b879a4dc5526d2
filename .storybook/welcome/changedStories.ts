import { posix } from 'node:path';

/**
 * - `new`: the story is not there before.
 * - `modified`: its own code differs, or a file of its folder that it imports.
 * - `affected`: it imports another file that differs.
 */
export type Change = 'new' | 'modified' | 'affected';

export interface ChangedStory {
  /** `features/checkout/CheckoutScreen.stories.tsx`. */
  file: string;
  exportName: string;
  change: Change;
}

export interface Comparison {
  /** Paths of the story files. */
  storyFiles: readonly string[];
  /** Paths of the files that differ. */
  changedFiles: ReadonlySet<string>;
  /** The text of a file now; `undefined` where there is none. */
  read: (path: string) => string | undefined;
  /** The text of a file before; `undefined` where there was none. */
  readBefore: (path: string) => string | undefined;
}

/** Finds the stories that differ, by their code and by what they import. */
export function changedStories({ storyFiles, changedFiles, read, readBefore }: Comparison): ChangedStory[] {
  return storyFiles.flatMap((file) => {
    const now = storiesIn(read(file) ?? '');
    const before = changedFiles.has(file) ? storiesIn(readBefore(file) ?? '') : now;
    const imported = importedFiles(file, read).filter((path) => path !== file && changedFiles.has(path));
    const isModified =
      now.rest !== before.rest || imported.some((path) => ownFolder(path) === ownFolder(file));
    return [...now.stories].flatMap(([exportName, code]) => {
      const codeBefore = before.stories.get(exportName);
      if (codeBefore === undefined) return { file, exportName, change: 'new' as const };
      if (isModified || codeBefore !== code) return { file, exportName, change: 'modified' as const };
      return imported.length > 0 ? { file, exportName, change: 'affected' as const } : [];
    });
  });
}

/** `features/checkout/parts/Guest.tsx` → `features/checkout`. */
const ownFolder = (path: string) => path.split('/').slice(0, 2).join('/');

/** The code of each story of a file, its tests left out, and the code that they share. */
function storiesIn(source: string) {
  const stories = new Map<string, string>();
  let rest = '';
  // Splits into top-level statements.
  for (const statement of source.split(/^(?=\S)(?![)\]}])/m)) {
    const story = statement.match(/^export const (\w+)[^=]*=\s*\w+\s*\.(?:story|extend)\b/)?.[1];
    if (story) stories.set(story, statement.trim());
    else if (!/^(?:\/[/*]|\w+\.test\()/.test(statement)) rest += statement.trim();
  }
  return { stories, rest };
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g;

/** Stories import the workspace around them, which is not part of them. */
const WORKSPACE = '.storybook/preview.tsx';

/** The paths of all files of the project that a file imports, itself included. */
function importedFiles(file: string, read: Comparison['read']): string[] {
  const found = new Set([file]);
  for (const path of found) {
    if (path === WORKSPACE) continue;
    for (const [, specifier = ''] of (read(path) ?? '').matchAll(IMPORT)) {
      const target = specifier.startsWith('#')
        ? specifier.slice(1).replace(/^storybook\//, '.storybook/')
        : posix.join(posix.dirname(path), specifier);
      const resolved = ['', '.ts', '.tsx', '/index.ts']
        .map((ending) => target + ending)
        .find((candidate) => read(candidate) !== undefined);
      if (resolved) found.add(resolved);
    }
  }
  return [...found];
}
