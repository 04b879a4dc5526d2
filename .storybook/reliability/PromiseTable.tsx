import { StoryLinks } from '../messages/StoryLinks';
import { promises } from './promises';

/** Guarantees for each fault, with the stories that show them and the files that test them. */
export function PromiseTable() {
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
        {promises.map(({ fault, promise, stories, tests }) => (
          <tr key={fault}>
            <th scope="row">{fault}</th>
            <td>{promise}</td>
            <td>
              <StoryLinks
                to={Object.entries(stories).flatMap(([title, names]) =>
                  names.map((story) => ({ title, story })),
                )}
              />
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
