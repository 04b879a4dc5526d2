import { handlers, type Target } from '#mocks/backend';
import { DocsTable } from '../DocsTable';

export interface CallTableProps {
  calls: readonly Target[];
}

const purposes = new Map<string, string>(
  Object.values(handlers).map(({ call }) => [call.name, call.purpose]),
);

/** Calls, and what each is for. */
export const CallTable = ({ calls }: CallTableProps) => (
  <DocsTable
    head={['Call', 'What for']}
    rows={calls.map((call) => ({ key: call, cells: [<code key="call">{call}</code>, purposes.get(call)] }))}
  />
);
