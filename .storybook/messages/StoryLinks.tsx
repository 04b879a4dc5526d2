import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { StoryReference } from './findStories';

/** A list of links to stories. */
export function StoryLinks({ to }: { to: readonly StoryReference[] }) {
  return (
    <ul>
      {to.map(({ title, story }) => (
        <li key={title + story}>
          {/* Open in the workspace, not in the docs page's frame. */}
          <a href={`/?path=/story/${toId(title, storyNameFromExport(story))}`} target="_top">
            {title}, {storyNameFromExport(story)}
          </a>
        </li>
      ))}
    </ul>
  );
}
