import { useState } from 'react';
import { addons } from 'storybook/preview-api';
import * as v from 'valibot';
import { CHOOSE } from './event';

type Choices = Record<string, string>;

/**
 * Choices of a docs page. They are query parameters of the workspace's address, so that the page can be sent as it is. A
 * change of Storybook's globals would mount the page again, with every frame in it.
 *
 * @param schema parses all query parameters of the page's address; a fallback is the choice of an address without it.
 * Values consist of letters, digits and `-`
 */
export function useChoices<Chosen extends Choices>(schema: v.GenericSchema<unknown, Chosen>) {
  const [choices, setChoices] = useState(() =>
    v.parse(schema, Object.fromEntries(new URLSearchParams(location.search))),
  );
  function choose(changed: Partial<Chosen>) {
    setChoices({ ...choices, ...changed });
    addons.getChannel().emit(CHOOSE, changed);
  }
  return [choices, choose] as const;
}
