import type { Indexer } from 'storybook/internal/types';

/** States that many screens have, in words of people. The sidebar's filter lists them, and the countries. */
const filtered = /^(Loading|Empty|Failed|Offline|Not Found|BA|RS|HR|ME)$/;

/** Tags that tests go by. */
const ofTests = ['thorough', 'motion'];

/**
 * What the sidebar and its search hold: states, with tags that people filter by. A built workspace has no entries for tests of
 * stories, which each page would load.
 */
export const forPeople =
  (isBuilt: boolean) =>
  (indexer: Indexer): Indexer => ({
    ...indexer,
    async createIndex(fileName, options) {
      const entries = await indexer.createIndex(fileName, options);
      return entries
        .filter((entry) => !(isBuilt && entry.type === 'story' && entry.subtype === 'test'))
        .map((entry) => {
          const kept = entry.tags?.filter((tag) => !ofTests.includes(tag)) ?? [];
          const { name = '' } = entry;
          const own = filtered.test(name) ? [name.replace(' ', '-').toLowerCase()] : [];
          return { ...entry, tags: [...kept, ...own] };
        });
    },
  });
