import { handlers, type Target } from '#mocks/backend';
import { DocsTable } from '../DocsTable';
import { PageLink } from './PageLink';

const purposes = new Map<string, string>(
  Object.values(handlers).map(({ call }) => [call.name, call.purpose]),
);

/** Calls, and what each is for. */
export const CallTable = ({ calls }: { calls: readonly Target[] }) => (
  <DocsTable
    head={['Call', 'What for']}
    rows={calls.map((call) => ({ key: call, cells: [<code key="call">{call}</code>, purposes.get(call)] }))}
  />
);

export interface CallsProps {
  /** Methods of the backend and paths of external services. */
  methods: readonly Target[];
}

/** The calls that a screen makes, and what each is for. */
export function Calls({ methods }: CallsProps) {
  return (
    <>
      <CallTable calls={methods} />
      <p>
        Fields, answers and error codes: <PageLink to="Specification/Wire format" />.
      </p>
    </>
  );
}
