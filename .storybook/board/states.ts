import { useEffect, useState } from 'react';
import { type IndexEntry, isState, parseIndex } from '../storyIndex';

/** A story from Storybook's index, without the tests of stories. */
export type State = IndexEntry;

let loaded: Promise<State[]> | undefined;

async function loadStates(): Promise<State[]> {
  const answer = await fetch('index.json');
  return parseIndex(await answer.json()).filter(isState);
}

/** Every state of the workspace, in the order of the sidebar. `undefined` until Storybook's index is loaded. */
export function useStates(): readonly State[] | undefined {
  const [states, setStates] = useState<readonly State[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loaded ??= loadStates();
    loaded.then(setStates, setError);
  }, []);
  if (error !== undefined) throw error;
  return states;
}

/** A state's name on the page of a title: `Guest, Session expired`. */
export const nameWithin = (title: string, state: State) =>
  [...state.title.slice(title.length + 1).split('/'), state.name].filter(Boolean).join(', ');

/** The stories with this tag. */
export const isTagged =
  (tag: string) =>
  ({ tags }: State): boolean =>
    tags.includes(tag);
