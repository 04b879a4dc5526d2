/** A story, or a test of one, that asserts a text. */
export interface Sighting {
  /** `Screens/Login`. */
  title: string;
  /** The name of the export. */
  story: string;
}

interface Statement {
  /** What other statements can call it by. */
  name: string | undefined;
  code: string;
  isStory: boolean;
}

/** A file's statements outside of any braces. */
function statementsOf(source: string): Statement[] {
  return source.split(/^(?=\S)(?![)\]}])/m).map((code) => {
    const test = code.match(/^(\w+)\.test\(/)?.[1];
    const name = code.match(/^(?:export )?(?:async )?(?:const|function|class) (\w+)/)?.[1];
    const isStory = test !== undefined || /^export const \w+[^=]*=\s*\w+\s*\.(?:story|extend)\b/.test(code);
    return { name: test ?? name, code, isStory };
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text as a whole, between the quotes of a string or the ends of a pattern: it is no part of a longer sentence. */
const whole = (text: string) => new RegExp(`['"\`/^ ]${escaped(text)}(?:\\$/|['"\`/])`);

/**
 * The stories whose plays name a text, themselves or by way of a constant or a function of their file.
 *
 * @param source a `*.stories.tsx`
 */
export function findStories(source: string, text: string): Sighting[] {
  const title = source.match(/title: '([^']+)'/)?.[1];
  if (!title) return [];
  const statements = statementsOf(source);
  // Patterns have their dots escaped.
  const says = new Set(statements.filter(({ code }) => whole(text).test(code.replace(/\\([.!?()])/g, '$1'))));
  for (let before = -1; before !== says.size; ) {
    before = says.size;
    const names = [...says].flatMap(({ name, isStory }) => (name && !isStory ? [name] : []));
    for (const statement of statements) {
      if (names.some((name) => new RegExp(`\\b${name}\\b`).test(statement.code))) says.add(statement);
    }
  }
  const stories = [...says].flatMap(({ isStory, name }) => (isStory && name ? [name] : []));
  return [...new Set(stories)].map((story) => ({ title, story }));
}
