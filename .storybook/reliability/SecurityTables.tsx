import { answers, requirements } from './asvs';
import { type Attack, attackList } from './attacks';

/** What was tried on the backend or the shop, what has to happen, what does, and the test that shows it. */
export function AttackTable({ on }: Pick<Attack, 'on'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Attack</th>
          <th scope="col">Expected</th>
          <th scope="col">Seen</th>
          <th scope="col">Shown by</th>
        </tr>
      </thead>
      <tbody>
        {attackList
          .filter((one) => one.on === on)
          .map(({ attack, expected, seen, shownBy }) => (
            <tr key={attack}>
              <th scope="row">{attack}</th>
              <td>{expected}</td>
              <td>{seen}</td>
              <td>
                {shownBy && (
                  <>
                    <code>{shownBy.file}</code>: {shownBy.name}
                  </>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Each requirement of OWASP ASVS 5.0, level 2, that applies, and its answer. */
export function RequirementTable() {
  return (
    <>
      <p>
        {Object.entries(answers)
          .map(([key, name]) => `${name}: ${requirements.filter(({ answer }) => answer === key).length}`)
          .join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Requirement</th>
            <th scope="col">Answer</th>
            <th scope="col">How</th>
            <th scope="col">Shown by</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map(({ id, requires, answer, how, shownBy }) => (
            <tr key={id}>
              <th scope="row">
                {id} {requires}
              </th>
              <td>{answers[answer]}</td>
              <td>{how}</td>
              <td>{shownBy && <code>{shownBy}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
