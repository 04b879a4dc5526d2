import type { ErrorCode, ShopMethod } from '#features/shared/api';
import { callPurposes } from './callPurposes';

/** The backend's error codes of each method. A method or code that is missing here does not compile. */
const codes: { [Method in ShopMethod]: Record<ErrorCode<Method>, true> } = {
  'offers.f.getAll': {},
  'offers.f.getSlog': { NOT_FOUND: true },
  'auth.loginShop': { WRONG_CREDENTIALS: true },
  'auth.logout': {},
  'auth.checkLogin': { NOT_LOGGED_IN: true },
  'auth.generateToken': { NOT_FOUND: true },
  'auth.resetPassword': { TOKEN_INVALID: true, PASSWORD_SHORT: true },
  'shopUsers.f.add': {
    USERNAME_EXISTS: true,
    EMAIL_EXISTS: true,
    PHONE_EXISTS: true,
    PASSWORD_SHORT: true,
  },
  'shopUsers.f.edit': {
    NOT_LOGGED_IN: true,
    USERNAME_EXISTS: true,
    EMAIL_EXISTS: true,
    PHONE_EXISTS: true,
  },
  'shopUsers.f.changePassword': { WRONG_CREDENTIALS: true, PASSWORD_SHORT: true, NOT_LOGGED_IN: true },
  'shopOrders.f.getAll': { NOT_LOGGED_IN: true },
  'shopOrders.add': { NOT_LOGGED_IN: true, NO_ARTICLES: true, NOT_FOUND: true },
  'shopReviews.getAll': {},
  'shopReviews.add': { NOT_LOGGED_IN: true },
  'staticContent.images.f.upload': { NOT_LOGGED_IN: true, NOT_AN_IMAGE: true },
};

/** Every method of the backend with its error codes. */
export function MethodTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">What for</th>
          <th scope="col">Error codes</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(codes).map(([method, refusals]) => (
          <tr key={method}>
            <th scope="row">
              <code>{method}</code>
            </th>
            <td>{callPurposes[method as ShopMethod]}</td>
            <td>{Object.keys(refusals).join(', ') || 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
