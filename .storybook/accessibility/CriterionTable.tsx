import { type Conformity, conformityOf, criteria, type Proof } from '#features/information/criteria';
import { isTagged, useStates } from '../board/states';
import { DocsTable } from '../DocsTable';
import { StoryLinks } from '../messages/StoryLinks';

const states: Record<Conformity, string> = {
  met: 'Met',
  partly: 'Tested in part',
  notTried: 'Not tried',
  notMet: 'Not met',
};

/** Each criterion of WCAG 2.2, level A and AA, its state and what proves it. */
export function CriterionTable() {
  return (
    <>
      <p>
        {Object.entries(states)
          .map(([state, name]) => `${name}: ${criteria.filter((one) => conformityOf(one) === state).length}`)
          .join(' · ')}
      </p>
      <DocsTable
        head={['Criterion', 'Level', 'State', 'Proofs']}
        rows={criteria.map((criterion) => ({
          key: criterion.id,
          cells: [
            `${criterion.id} ${criterion.name}`,
            criterion.level,
            states[conformityOf(criterion)],
            criterion.proofs.map((proof) => <ProofText key={JSON.stringify(proof)} proof={proof} />),
          ],
        }))}
      />
    </>
  );
}

function ProofText({ proof }: { proof: Proof }) {
  const stories = useStates() ?? [];
  switch (proof.by) {
    case 'axe':
      return <p>axe in every story: {proof.rules.join(', ')}</p>;
    case 'stories':
      return <StoryLinks to={stories.filter(isTagged(proof.tag))} />;
    case 'test':
      return (
        <p>
          <code>{proof.file}</code>: {proof.name}
        </p>
      );
    case 'hand':
      return (
        <p>
          By hand on {proof.on}, {proof.browser}, {proof.aid}: {proof.passed ? 'passed' : 'failed'}
        </p>
      );
  }
}
