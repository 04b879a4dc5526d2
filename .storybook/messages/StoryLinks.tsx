import type { State } from '../board/states';

/** A list of links to stories. */
export function StoryLinks({ to }: { to: readonly Pick<State, 'id' | 'title' | 'name'>[] }) {
  return (
    <ul>
      {to.map(({ id, title, name }) => (
        <li key={id}>
          {/* Open in the workspace, not in the docs page's frame. */}
          <a href={`/?path=/story/${id}`} target="_top">
            {title}, {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
