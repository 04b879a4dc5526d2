import { errorCodes } from '#features/shared/api';
import { codes as clientCodes } from '../rpc/terms';

const CodeTable = ({ meanings }: { meanings: Record<string, string> }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">What it means</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(meanings).map(([code, meaning]) => (
        <tr key={code}>
          <th scope="row">
            <code>{code}</code>
          </th>
          <td>{meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The error codes with which the backend refuses a call. */
export const BackendCodeTable = () => <CodeTable meanings={errorCodes} />;

/** The error codes that the client itself produces. */
export const ClientCodeTable = () => <CodeTable meanings={clientCodes} />;
