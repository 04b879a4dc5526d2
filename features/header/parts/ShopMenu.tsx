import { useLocation, useMatch } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Menu } from '#ui/Menu';
import { messages } from '../messages';
import { ShopSheet } from './ShopSheet';

/** The categories and their offers, in a sheet under the header (seed §2). */
export function ShopMenu() {
  const text = useMessages(messages);
  const page = useLocation().key;
  const current = useMatch(routes.shop.path)?.params.group;
  return (
    <Menu label={text.shop} current={current !== undefined} page={page}>
      {/* In another category it begins anew, with that one. */}
      <ShopSheet key={current} current={current} />
    </Menu>
  );
}
