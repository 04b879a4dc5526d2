import { claimWords } from '#features/shared/content';

/** Forbidden health claims, each with a text to use instead. */
export function ClaimTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Not</th>
          <th scope="col">Rather</th>
        </tr>
      </thead>
      <tbody>
        {claimWords.map(({ examples, instead }) => (
          <tr key={instead}>
            <td lang="bs">{examples.join(', ')}</td>
            <td lang="bs">{instead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
