import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { findStories, type Sighting } from './findStories';
import { seedMessages } from './seedMessages';
import { storySources } from './storySources';

/** Every message of the specification and the stories that assert it, read from their source as this page opens. */
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
        {seedMessages.map(({ situation, text }) => (
          <tr key={situation}>
            <th scope="row">{situation}</th>
            <td lang="bs">{text}</td>
            <td>
              <Sightings of={storySources.flatMap((source) => findStories(source, text))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sightings({ of }: { of: Sighting[] }) {
  return (
    <ul>
      {of.map(({ title, story }) => (
        <li key={title + story}>
          {/* Within the workspace, not within the frame of this page. */}
          <a href={`/?path=/story/${toId(title, storyNameFromExport(story))}`} target="_top">
            {title}, {storyNameFromExport(story)}
          </a>
        </li>
      ))}
    </ul>
  );
}
