import { routes } from '#features/shared/navigation';
import { PageLink } from './PageLink';

/** The page about each address. An address without a page does not compile. */
const pages: Record<keyof typeof routes, string> = {
  home: 'Screens/Landing',
  mostPopular: 'Screens/Listing',
  shop: 'Screens/Listing',
  offer: 'Screens/Offer',
  bundles: 'Screens/Bundles',
  club: 'Screens/Club',
  community: 'Screens/Community',
  quiz: 'Screens/Quiz',
  login: 'Screens/Login',
  forgotPassword: 'Screens/Forgot password',
  account: 'Screens/Account',
  checkout: 'Screens/Checkout',
  thankYou: 'Screens/Thank you',
  track: 'Screens/Tracking',
  ourStory: 'Screens/Information',
  about: 'Screens/Information',
  shipping: 'Screens/Information',
  refund: 'Screens/Information',
  withdrawal: 'Screens/Withdrawal',
  terms: 'Screens/Information',
  privacy: 'Screens/Information',
  contact: 'Screens/Contact',
  blog: 'Screens/Blog',
};

/** Every address of the shop, with the page about its screen. */
export function AddressTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Name in the code</th>
          <th scope="col">Screen</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(routes).map(([name, { path }]) => (
          <tr key={name}>
            <th scope="row">
              <code>#{path}</code>
            </th>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <PageLink to={pages[name as keyof typeof routes]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
