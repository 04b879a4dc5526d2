import { useCountry, useMessages } from '#features/shared/country';
import { areas, type Conformity, type Criterion, conformityOf, criteria } from '../criteria';
import { messages } from '../statementMessages';

const order = ['met', 'partly', 'notTried', 'notMet'] as const satisfies readonly Conformity[];

const inState = (...states: Conformity[]) =>
  criteria.filter((criterion) => states.includes(conformityOf(criterion)));

const idsOf = (listed: readonly Criterion[]) => listed.map(({ id }) => id).join(', ');

/** How many of the criteria are met. */
export function Counts() {
  const { counts } = useMessages(messages);
  return (
    <ul>
      {order.map((state) => (
        <li key={state}>{counts[state](inState(state).length)}</li>
      ))}
    </ul>
  );
}

/** What does not conform, with the criterion. */
export function Breaches() {
  const { areas: names, noBreach } = useMessages(messages);
  const listed = inState('notMet');
  if (listed.length === 0) return <p>{noBreach}</p>;
  return (
    <ul>
      {listed.map(({ id, area }) => (
        <li key={id}>{`${names[area]} (${id})`}</li>
      ))}
    </ul>
  );
}

/** The criteria that nobody has proved yet, by what they are about. */
export function Unproven() {
  const { areas: names } = useMessages(messages);
  const unproven = inState('partly', 'notTried');
  return (
    <ul>
      {areas.map((area) => {
        const listed = unproven.filter((criterion) => criterion.area === area);
        return listed.length > 0 && <li key={area}>{`${names[area]}: ${idsOf(listed)}`}</li>;
      })}
    </ul>
  );
}

/** The day on which the statement was made. */
export function StatementDate() {
  return useCountry().accessibilityStatement;
}
