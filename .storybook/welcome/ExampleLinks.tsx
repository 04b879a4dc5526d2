import { storyAddress } from '../board';
import { presets } from '../toolbars/presets';

/** Links to states in the conditions of each preset. */
export function ExampleLinks() {
  return (
    <ul>
      {presets.map(({ name, story, values }) => (
        <li key={name}>
          <a href={storyAddress(story, values)} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
