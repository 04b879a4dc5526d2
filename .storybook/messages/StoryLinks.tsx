import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Sighting } from './findStories';

/** Ways to stories. */
export function StoryLinks({ to }: { to: readonly Sighting[] }) {
  return (
    <ul>
      {to.map(({ title, story }) => (
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
