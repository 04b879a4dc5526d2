import { isTagged, useStates } from '../board/states';
import { fixedMessages } from './fixedMessages';
import { StoryLinks } from './StoryLinks';

/** Every message of the specification, with links to the stories that have its tag. */
export function MessageTable() {
  const states = useStates() ?? [];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Message</th>
          <th scope="col">Seen in</th>
        </tr>
      </thead>
      <tbody>
        {fixedMessages.map(({ tag, situation, text }) => (
          <tr key={tag}>
            <th scope="row">{situation}</th>
            <td lang="bs">{text}</td>
            <td>
              <StoryLinks to={states.filter(isTagged(tag))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
