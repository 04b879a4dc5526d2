/** A story that asserts a text, itself or in one of its tests. */
export interface StoryReference {
  /** `Screens/Login`. */
  title: string;
  /** Export name. */
  story: string;
}

interface Statement {
  /** The name under which other statements refer to it. */
  name: string | undefined;
  code: string;
  isStory: boolean;
}

/** Splits a file into its top-level statements. */
function statementsOf(source: string): Statement[] {
  return source.split(/^(?=\S)(?![)\]}])/m).map((code) => {
    const test = code.match(/^(\w+)\.test\(/)?.[1];
    const name = code.match(/^(?:export )?(?:async )?(?:const|function|class) (\w+)/)?.[1];
    const isStory = test !== undefined || /^export const \w+[^=]*=\s*\w+\s*\.(?:story|extend)\b/.test(code);
    return { name: test ?? name, code, isStory };
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text that ends where its string or regular expression ends, so not a part of a longer sentence. */
const wholeText = (text: string) => new RegExp(`['"\`/^ ]${escaped(text)}(?:\\$/|['"\`/])`);

/**
 * Finds the stories that contain a text, directly or through constants and functions of their file.
 *
 * @param source a `*.stories.tsx`
 */
export function findStories(source: string, text: string): StoryReference[] {
  const title = source.match(/title: '([^']+)'/)?.[1];
  if (!title) return [];
  const statements = statementsOf(source);
  // Regular expressions escape punctuation.
  const containing = new Set(
    statements.filter(({ code }) => wholeText(text).test(code.replace(/\\([.!?()])/g, '$1'))),
  );
  for (let before = -1; before !== containing.size; ) {
    before = containing.size;
    const names = [...containing].flatMap(({ name, isStory }) => (name && !isStory ? [name] : []));
    for (const statement of statements) {
      if (names.some((name) => new RegExp(`\\b${name}\\b`).test(statement.code))) containing.add(statement);
    }
  }
  const stories = [...containing].flatMap(({ isStory, name }) => (isStory && name ? [name] : []));
  return [...new Set(stories)].map((story) => ({ title, story }));
}
