import { isTagged, useStates } from '../board/states';
import { StoryLinks } from '../messages/StoryLinks';
import { promises } from './promises';

/** Guarantees for each fault, with the stories that have its tag and the files that test it. */
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
        {promises.map(({ fault, promise, tag, tests }) => (
          <tr key={fault}>
            <th scope="row">{fault}</th>
            <td>{promise}</td>
            <td>
              {tag && <StoryLinks to={states.filter(isTagged(tag))} />}
              <ul>
                {tests.map((file) => (
                  <li key={file}>
                    <code>{file}</code>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
