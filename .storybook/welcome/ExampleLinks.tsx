import { storyAddress } from '../board';
import { examples } from './examples';

/** Links to combinations of toolbars. */
export function ExampleLinks() {
  return (
    <ul>
      {examples.map(({ label, story, toolbars }) => (
        <li key={label}>
          <a href={storyAddress(story, toolbars)} target="_top">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
