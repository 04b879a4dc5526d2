import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { State } from './states';

const describedSchema = v.object({ docs: v.object({ description: v.object({ story: v.string() }) }) });

/**
 * The sentence above a state in its file. Empty until the file is loaded, and where there is no sentence.
 *
 * @param isNeeded loads the file. Files of states out of view are left alone: all of them together are the whole shop.
 */
export function useDescription({ id }: State, isNeeded: boolean): string {
  const { loadStory } = useContext(DocsContext);
  const [parameters, setParameters] = useState<unknown>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!isNeeded) return;
    loadStory(id).then((story) => setParameters(story.parameters), setError);
  }, [loadStory, id, isNeeded]);
  if (error !== undefined) throw error;
  return v.is(describedSchema, parameters) ? parameters.docs.description.story : '';
}
