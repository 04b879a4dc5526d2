import { useEffect, useState } from 'react';
import { type IndexEntry, isState, parseIndex } from '../storyIndex';

/** A story from Storybook's index, without the tests of stories. */
export type State = IndexEntry;

let loaded: Promise<IndexEntry[]> | undefined;

async function loadEntries(): Promise<IndexEntry[]> {
  const answer = await fetch('index.json');
  return parseIndex(await answer.json());
}

/** Every entry of the workspace, in the order of the sidebar. `undefined` until Storybook's index is loaded. */
export function useEntries(): readonly IndexEntry[] | undefined {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loaded ??= loadEntries();
    loaded.then(setEntries, setError);
  }, []);
  if (error !== undefined) throw error;
  return entries;
}

/** Every state of the workspace, in the order of the sidebar. `undefined` until Storybook's index is loaded. */
export const useStates = (): readonly State[] | undefined => useEntries()?.filter(isState);

/** A state's name on the page of a title: `Guest, Session expired`. */
export const nameWithin = (title: string, state: State) =>
  [...state.title.slice(title.length + 1).split('/'), state.name].filter(Boolean).join(', ');

/** The stories with this tag. */
export const isTagged =
  (tag: string) =>
  ({ tags }: State): boolean =>
    tags.includes(tag);
