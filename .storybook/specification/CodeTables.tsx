import { errorCodes } from '#features/shared/api';
import { rpcClientCodes } from '#features/shared/protocol';
import { DocsTable } from '../DocsTable';

const CodeTable = ({ meanings }: { meanings: Record<string, string> }) => (
  <DocsTable
    head={['Code', 'What it means']}
    rows={Object.entries(meanings).map(([code, meaning]) => ({
      key: code,
      cells: [<code key="code">{code}</code>, meaning],
    }))}
  />
);

/** The error codes with which the backend refuses a call. */
export const BackendCodeTable = () => <CodeTable meanings={errorCodes} />;

/** The error codes that the client itself produces. */
export const ClientCodeTable = () => <CodeTable meanings={rpcClientCodes} />;
