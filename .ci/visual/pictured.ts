import * as v from 'valibot';

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.string(),
      subtype: v.optional(v.string()),
      title: v.string(),
      name: v.string(),
    }),
  ),
});

/** A story of which a picture is taken. */
export interface Pictured {
  id: string;
  /** `Screens/Checkout`. */
  title: string;
  name: string;
}

/** The stories of primitives that show all their variants. */
const MATRIX = 'States';

/**
 * The stories of which pictures are taken: every state of screens, shell and flows, and one story of each primitive: its
 * matrix or, without one, its default.
 *
 * @param index Storybook's `index.json`
 */
export function picturedStories(index: unknown): Pictured[] {
  const stories = Object.values(v.parse(indexSchema, index).entries).filter(
    ({ type, subtype }) => type === 'story' && subtype === 'story',
  );
  return stories.filter(({ title, name }) => {
    if (/^(Screens|Shell|Flows)\//.test(title)) return true;
    if (!title.startsWith('UI/')) return false;
    const own = stories.filter((story) => story.title === title);
    return name === (own.find((story) => story.name === MATRIX) ?? own[0])?.name;
  });
}
