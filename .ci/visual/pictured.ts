import { type IndexEntry, isPictured, isState, parseIndex } from '#storybook/storyIndex';

/**
 * The stories of which pictures are taken.
 *
 * @param index Storybook's `index.json`
 */
export const picturedStories = (index: unknown): IndexEntry[] =>
  parseIndex(index).filter((entry) => isState(entry) && isPictured(entry));

/**
 * The stories of pictures that the index of another commit has, and this one no longer has at all.
 *
 * @param before the other commit's `index.json`
 */
export function goneStories(before: unknown, index: unknown): IndexEntry[] {
  const ids = new Set(parseIndex(index).map(({ id }) => id));
  return picturedStories(before).filter(({ id }) => !ids.has(id));
}
