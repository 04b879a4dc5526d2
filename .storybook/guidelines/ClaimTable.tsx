import { claimWords } from '#features/shared/content';
import { DocsTable } from '../DocsTable';

/** Forbidden health claims, each with a text to use instead. */
export function ClaimTable() {
  return (
    <DocsTable
      head={['Not', 'Rather']}
      rows={claimWords.map(({ examples, instead }) => ({
        key: instead,
        cells: [examples.join(', '), instead].map((text) => (
          <span key={text} lang="bs">
            {text}
          </span>
        )),
      }))}
    />
  );
}
