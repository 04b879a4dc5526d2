import { CallTable, type CallTableProps } from './CallTable';
import { PageLink } from './PageLink';

export interface CallsProps {
  /** Methods of the backend and paths of external services. */
  methods: CallTableProps['calls'];
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
