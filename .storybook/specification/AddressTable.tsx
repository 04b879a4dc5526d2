import { type Row, table } from '#app/routes';
import { DocsTable } from '../DocsTable';
import { PageLink } from './PageLink';

/** The page about a screen, which is titled as its folder is called. */
const pageOf = ({ feature }: Row) =>
  `Screens/${feature.charAt(0).toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}`;

/** Every address of the shop, with the page about its screen. */
export function AddressTable() {
  return (
    <DocsTable
      head={['Address', 'Name in the code', 'Screen']}
      rows={Object.entries(table).map(([name, row]) => ({
        key: name,
        cells: [
          <code key="address">#{row.path}</code>,
          <code key="name">{name}</code>,
          <PageLink key="screen" to={pageOf(row)} />,
        ],
      }))}
    />
  );
}
