import { addresses } from '#app/addresses';
import { routes } from '#features/shared/routes';
import { PageLink } from './PageLink';

/** The page about the screen of an address, which is titled as its folder is called. */
function pageOf(name: keyof typeof routes): string {
  const { feature } = addresses[name];
  return `Screens/${feature.charAt(0).toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}`;
}

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
              <PageLink to={pageOf(name as keyof typeof routes)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
