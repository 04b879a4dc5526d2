import { useMatch } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { routes, useDisclosure } from '#features/shared/navigation';
import { Lazy } from '#features/shared/page';
import { codeQuery, useIsHydrated, usePrefetch } from '#features/shared/platform';
import { Menu } from '#ui/Menu';
import { messages } from '../messages';
import { AllProductsLink } from './AllProductsLink';
import * as styles from './ShopMenu.css';

// Loaded on demand. If the code fails to load, the link to the listing leads to the same categories.
const sheet = codeQuery(async () => (await import('./ShopSheet')).ShopSheet);

/** Returns a function that loads the code of the sheet before it is opened. */
export const usePrefetchShopSheet = () => usePrefetch(sheet);

/** The categories and their offers, in a sheet under the header. */
export function ShopMenu() {
  const text = useMessages(messages);
  const { isOpen, open, close } = useDisclosure();
  const current = useMatch(routes.shop.path)?.params.group;
  const isHydrated = useIsHydrated();
  return (
    <Menu
      label={text.shop}
      current={isHydrated && current !== undefined}
      open={isOpen}
      onOpenChange={(next) => (next ? open() : close())}
    >
      <Lazy code={sheet} loading={<div className={styles.placeholder} />} failed={<AllProductsLink />}>
        {/* The key resets the sheet to the category of the current page. */}
        {(ShopSheet) => <ShopSheet key={current} current={current} />}
      </Lazy>
    </Menu>
  );
}
