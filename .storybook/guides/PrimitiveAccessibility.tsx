import { useEntries } from '../board';
import { DocsTable } from '../DocsTable';
import { PageLink } from '../specification/PageLink';

/** What every run of the tests tries of the accessibility of a primitive, `UI/Actions/Button`. */
export function PrimitiveAccessibility({ title }: { title: string }) {
  const entries = useEntries() ?? [];
  const tests = entries.filter((entry) => entry.title === title && entry.subtype === 'test');
  const tried = [
    ['axe', 'No violation in any state; one fails the test of its story.'],
    ...tests.map(({ name }) => ['Test', name]),
  ];
  return (
    <>
      <p>
        Tried in every run of the tests. For what only people can try, see{' '}
        <PageLink to="For developers/Checks by hand">Checks by hand</PageLink>.
      </p>
      <DocsTable
        head={['Tried with', 'Result']}
        rows={tried.map((cells) => ({ key: cells.join(' '), cells }))}
      />
    </>
  );
}
