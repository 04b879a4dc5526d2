import { useEffect, useState } from 'react';
import * as v from 'valibot';

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      importPath: v.string(),
      tags: v.array(v.string()),
      subtype: v.optional(v.string()),
      exportName: v.optional(v.string()),
    }),
  ),
});

/** A story from Storybook's index, without the tests of stories. */
export interface State {
  id: string;
  /** `Screens/Checkout/Guest`. */
  title: string;
  /** `Session expired`. */
  name: string;
  /** `./features/checkout/parts/Guest.stories.tsx`. */
  importPath: string;
  exportName: string;
  /** Those of the sidebar's filter: `fault:no-network`. */
  tags: string[];
}

let loaded: Promise<State[]> | undefined;

async function loadStates(): Promise<State[]> {
  const answer = await fetch('index.json');
  const { entries } = v.parse(indexSchema, await answer.json());
  return Object.values(entries).flatMap(({ subtype, exportName, ...entry }) =>
    subtype === 'story' && exportName !== undefined ? [{ ...entry, exportName }] : [],
  );
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

/** Whether a state has this title or one below it: `Screens/Checkout/Guest` is part of `Screens/Checkout`. */
export const isPartOf = (title: string) => (state: State) => `${state.title}/`.startsWith(`${title}/`);

/** A state's name on the page of a title: `Guest, Session expired`. */
export const nameWithin = (title: string, state: State) =>
  [...state.title.slice(title.length + 1).split('/'), state.name].filter(Boolean).join(', ');

/** The stories with this tag. */
export const isTagged =
  (tag: string) =>
  ({ tags }: State): boolean =>
    tags.includes(tag);
