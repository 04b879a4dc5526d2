import { handlers, type Target } from '#mocks/backend';
import { DocsTable } from '../DocsTable';
import { PageLink } from './PageLink';

const calls = Object.values(handlers).map(({ call }) => call);
const purposes = new Map<string, string>(calls.map(({ name, purpose }) => [name, purpose]));

export interface CallsProps {
  /** Methods of the backend and paths of external services. */
  methods: readonly Target[];
}

/** The calls that a screen makes, and what each is for. */
export const Calls = ({ methods }: CallsProps) => (
  <>
    <DocsTable
      head={['Call', 'What for']}
      rows={methods.map((call) => ({
        key: call,
        cells: [<code key="call">{call}</code>, purposes.get(call)],
      }))}
    />
    <p>
      Fields, answers and error codes: <PageLink to="Specification/Protocol" />.
    </p>
  </>
);

/** Every method of the backend and every service beside it, with its error codes. */
export const MethodTable = () => (
  <DocsTable
    head={['Method', 'What for', 'Error codes']}
    rows={calls.map(({ name, purpose, errors }) => ({
      key: name,
      cells: [<code key="method">{name}</code>, purpose, errors.join(', ') || 'none'],
    }))}
  />
);

/** Error codes, and what each means. */
export const CodeTable = ({ meanings }: { meanings: Record<string, string> }) => (
  <DocsTable
    head={['Code', 'What it means']}
    rows={Object.entries(meanings).map(([code, meaning]) => ({
      key: code,
      cells: [<code key="code">{code}</code>, meaning],
    }))}
  />
);
