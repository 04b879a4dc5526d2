import { useLocation, useMatch } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { Part } from '#features/shared/page';
import { createChunk } from '#features/shared/platform';
import { routes } from '#features/shared/routes';
import { Menu } from '#ui/Menu';
import { messages } from '../messages';
import { AllProductsLink } from './AllProductsLink';
import * as styles from './ShopMenu.css';

// No page needs its code before it is opened. Where it does not come, the listing has the same categories.
const sheet = createChunk(async () => (await import('./ShopSheet')).ShopSheet);

/** A head start for whoever comes near. */
export const prefetchShopSheet = sheet.prefetch;

/** The categories and their offers, in a sheet under the header (seed §2). */
export function ShopMenu() {
  const text = useMessages(messages);
  const page = useLocation().key;
  const current = useMatch(routes.shop.path)?.params.group;
  return (
    <Menu label={text.shop} current={current !== undefined} page={page}>
      <Part chunk={sheet} loading={<div className={styles.room} />} failed={<AllProductsLink />}>
        {/* In another category it begins again, with that one. */}
        {(ShopSheet) => <ShopSheet key={current} current={current} />}
      </Part>
    </Menu>
  );
}
