import { useEffect, useState } from 'react';
import type { State } from './states';

/** The sources of the stories, each loaded when one of its states is shown. */
const sources = import.meta.glob<string>('../../{ui,features,app,.storybook}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n`;

/**
 * The docstring directly above a story, as one line. Empty where there is none.
 *
 * @param source a `*.stories.tsx`
 */
export function descriptionOf(source: string, exportName: string): string {
  const [, comment = ''] = source.match(new RegExp(`${COMMENT}export const ${exportName}\\b`)) ?? [];
  return comment
    .replaceAll(/^\s*\*?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The sentence that describes a state. Empty until its source is loaded. */
export function useDescription({ importPath, exportName }: State): string {
  const [description, setDescription] = useState('');
  useEffect(() => {
    let isCurrent = true;
    sources[importPath.replace(/^\./, '../..')]?.().then((source) => {
      if (isCurrent) setDescription(descriptionOf(source, exportName));
    });
    return () => {
      isCurrent = false;
    };
  }, [importPath, exportName]);
  return description;
}
