import { isTagged, useStates } from '../board/states';
import { DocsTable } from '../DocsTable';
import { StoryLinks } from '../messages/StoryLinks';
import { promises } from './promises';

/** Guarantees for each fault, with the stories that have its tag. */
export function PromiseTable() {
  const states = useStates() ?? [];
  return (
    <DocsTable
      head={['What goes wrong', 'What the shopper may rely on', 'Shown by']}
      rows={promises.map(({ fault, promise, tag }) => ({
        key: fault,
        cells: [fault, promise, tag && <StoryLinks key="stories" to={states.filter(isTagged(tag))} />],
      }))}
    />
  );
}
