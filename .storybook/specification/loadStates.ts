import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import * as v from 'valibot';

/** A story, with the sentence above it in its file. */
export interface State {
  id: string;
  /** `Screens/Checkout/Guest`. */
  title: string;
  /** `Session expired`. */
  name: string;
  /** Empty if the story has no docstring. */
  description: string;
}

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), subtype: v.optional(v.string()) }),
  ),
});

const describedSchema = v.object({ docs: v.object({ description: v.object({ story: v.string() }) }) });

/** Every state with this title or one below it, in the order of the sidebar. Tests of stories are left out. */
export async function loadStates(
  parent: string,
  { loadStory }: Pick<DocsContextProps, 'loadStory'>,
): Promise<State[]> {
  const index = await fetch('index.json');
  const { entries } = v.parse(indexSchema, await index.json());
  const stories = Object.values(entries).filter(
    ({ title, subtype }) => subtype === 'story' && `${title}/`.startsWith(`${parent}/`),
  );
  return Promise.all(
    stories.map(async ({ id, title, name }) => {
      const { parameters } = await loadStory(id);
      const described = v.safeParse(describedSchema, parameters);
      return {
        id,
        title,
        name,
        description: described.success ? described.output.docs.description.story : '',
      };
    }),
  );
}
