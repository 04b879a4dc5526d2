import { isTagged, useStates } from '../board/states';
import { StoryLinks } from '../messages/StoryLinks';
import { promises } from './promises';

/** Guarantees for each fault, with the stories that have its tag. */
export function PromiseTable() {
  const states = useStates() ?? [];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What goes wrong</th>
          <th scope="col">What the shopper may rely on</th>
          <th scope="col">Shown by</th>
        </tr>
      </thead>
      <tbody>
        {promises.map(({ fault, promise, tag }) => (
          <tr key={fault}>
            <th scope="row">{fault}</th>
            <td>{promise}</td>
            <td>{tag && <StoryLinks to={states.filter(isTagged(tag))} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
