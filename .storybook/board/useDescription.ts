import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { State } from './states';

const describedSchema = v.object({ docs: v.object({ description: v.object({ story: v.string() }) }) });

/** The sentence above a state in its file. Empty until the file is loaded, and where there is no sentence. */
export function useDescription({ id }: State): string {
  const { loadStory } = useContext(DocsContext);
  const [parameters, setParameters] = useState<unknown>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loadStory(id).then((story) => setParameters(story.parameters), setError);
  }, [loadStory, id]);
  if (error !== undefined) throw error;
  return v.is(describedSchema, parameters) ? parameters.docs.description.story : '';
}
