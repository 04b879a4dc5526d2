import { type Row, table } from '#app/routes';
import { PageLink } from './PageLink';

/** The page about a screen, which is titled as its folder is called. */
const pageOf = ({ feature }: Row) =>
  `Screens/${feature.charAt(0).toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}`;

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
        {Object.entries(table).map(([name, row]) => (
          <tr key={name}>
            <th scope="row">
              <code>#{row.path}</code>
            </th>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <PageLink to={pageOf(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
