import { useEffect, useState } from 'react';
import { type IndexEntry, isPartOf, isState, parseIndex } from '../storyIndex';

/** A story from Storybook's index, without the tests of stories. */
export type State = IndexEntry;

let loaded: Promise<IndexEntry[]> | undefined;

async function loadEntries(): Promise<IndexEntry[]> {
  const answer = await fetch('index.json');
  return parseIndex(await answer.json());
}

/** Every entry of the workspace, in the order of the sidebar. Storybook's index is loaded once. */
function readEntries(): Promise<IndexEntry[]> {
  loaded ??= loadEntries();
  return loaded;
}

/** The entries of `readEntries`. `undefined` until they are loaded. */
export function useEntries(): readonly IndexEntry[] | undefined {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    readEntries().then(setEntries, setError);
  }, []);
  if (error !== undefined) throw error;
  return entries;
}

/** Every state of the workspace, in the order of the sidebar. `undefined` until Storybook's index is loaded. */
export const useStates = (): readonly State[] | undefined => useEntries()?.filter(isState);

/** Which part of a title's page a state shows: `Guest`. Empty for the page itself. */
export const partWithin = (title: string, { title: own }: State): string =>
  isPartOf(title)({ title: own })
    ? own.slice(title.length + 1).replaceAll('/', ', ')
    : (own.split('/').at(-1) ?? own);
