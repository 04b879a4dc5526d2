import { type State, storyAddress } from '../board';

/** A list of links to stories. */
export function StoryLinks({ to }: { to: readonly Pick<State, 'id' | 'title' | 'name'>[] }) {
  return (
    <ul>
      {to.map(({ id, title, name }) => (
        <li key={id}>
          <a href={storyAddress(id)} target="_top">
            {title}, {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
