import { lazy, Suspense } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Menu } from '#ui/Menu';
import { messages } from '../messages';
import { AllProductsLink } from './AllProductsLink';
import * as styles from './ShopMenu.css';

// No page needs its code before it is opened. Where it does not come, the listing has the same categories.
const loadSheet = () => import('./ShopSheet');
const ShopSheet = lazy(() =>
  loadSheet().then(
    (module) => ({ default: module.ShopSheet }),
    () => ({ default: AllProductsLink }),
  ),
);
/** A head start for who comes near. */
export const prefetchShopSheet = () => void loadSheet().catch(() => undefined);

/** The categories and their offers, in a sheet under the header (seed §2). */
export function ShopMenu() {
  const text = useMessages(messages);
  const page = useLocation().key;
  const current = useMatch(routes.shop.path)?.params.group;
  return (
    <Menu label={text.shop} current={current !== undefined} page={page}>
      <Suspense fallback={<div className={styles.room} />}>
        {/* In another category it begins anew, with that one. */}
        <ShopSheet key={current} current={current} />
      </Suspense>
    </Menu>
  );
}
