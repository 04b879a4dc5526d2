import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { findStories } from './findStories';
import { fixedMessages } from './fixedMessages';
import { StoryLinks } from './StoryLinks';
import { storySources } from './storySources';

const statesWith = (text: string) =>
  storySources
    .flatMap((source) => findStories(source, text))
    .map(({ title, story }) => {
      const name = storyNameFromExport(story);
      return { id: toId(title, name), title, name };
    });

/** Every message of the specification, with links to the stories that assert it, found in the stories' source. */
export function MessageTable() {
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
        {fixedMessages.map(({ situation, text }) => (
          <tr key={situation}>
            <th scope="row">{situation}</th>
            <td lang="bs">{text}</td>
            <td>
              <StoryLinks to={statesWith(text)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
