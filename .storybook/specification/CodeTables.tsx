import type { ErrorCode } from '#features/shared/api';
import { codes as clientCodes } from '../rpc/terms';

/** What each error code of the backend means. A code without a meaning does not compile. */
const backendCodes: Record<ErrorCode, string> = {
  NOT_LOGGED_IN: 'Nobody is logged in, or the login has ended.',
  WRONG_CREDENTIALS: 'The username is unknown or the password is wrong.',
  USERNAME_EXISTS: 'Another account has the username, which is an email.',
  EMAIL_EXISTS: 'Another account has the email. Means the same as USERNAME_EXISTS on every form.',
  PHONE_EXISTS: 'Another account has the phone number.',
  PASSWORD_SHORT: 'The new password is too short or too long.',
  TOKEN_INVALID: 'The code for a new password is wrong or used.',
  NOT_FOUND: 'There is no such offer, account or article.',
  NO_ARTICLES: 'An order has no articles.',
  NOT_AN_IMAGE: 'The file is no picture that the backend accepts.',
};

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
export const BackendCodeTable = () => <CodeTable meanings={backendCodes} />;

/** The error codes that the client itself produces. */
export const ClientCodeTable = () => <CodeTable meanings={clientCodes} />;
