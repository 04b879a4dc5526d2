import { type IndexEntry, isState, parseIndex } from '#storybook/storyIndex';

/** The stories of primitives that show all their variants. */
const MATRIX = 'States';

/**
 * The stories of which pictures are taken: every state of screens, shell and flows, and one story of each primitive: its
 * matrix or, without one, its default.
 *
 * @param index Storybook's `index.json`
 */
export function picturedStories(index: unknown): IndexEntry[] {
  const stories = parseIndex(index).filter(isState);
  return stories.filter(({ title, name }) => {
    if (/^(Screens|Shell|Flows)\//.test(title)) return true;
    if (!title.startsWith('UI/')) return false;
    const own = stories.filter((story) => story.title === title);
    return name === (own.find((story) => story.name === MATRIX) ?? own[0])?.name;
  });
}
