import { isTagged, useStates } from '../board/states';
import { DocsTable } from '../DocsTable';
import { fixedMessages } from './fixedMessages';
import { StoryLinks } from './StoryLinks';

/** Every message of the specification, with links to the stories that have its tag. */
export function MessageTable() {
  const states = useStates() ?? [];
  return (
    <DocsTable
      head={['When', 'Message', 'Seen in']}
      rows={fixedMessages.map(({ tag, situation, text }) => ({
        key: tag,
        cells: [
          situation,
          <span key="text" lang="bs">
            {text}
          </span>,
          <StoryLinks key="stories" to={states.filter(isTagged(tag))} />,
        ],
      }))}
    />
  );
}
