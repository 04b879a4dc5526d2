import { useMatch } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { useIsHydrated } from '#features/shared/platform';
import { MenuLink } from '#ui/Menu';
import * as styles from '../Header.css';
import { messages } from '../messages';
import { ShopMenu, usePrefetchShopSheet } from './ShopMenu';
import { useBlackFriday } from './useBlackFriday';

/** The header's links, on widths where they fit. */
export function HeaderLinks() {
  const text = useMessages(messages);
  const prefetch = usePrefetchShopSheet();
  return (
    <nav aria-label={text.navigation} className={styles.links} onPointerEnter={prefetch} onFocus={prefetch}>
      <BlackFridayLink />
      <ShopMenu />
      <NavigationLink href={routes.mostPopular.href()}>{text.mostPopular}</NavigationLink>
      <NavigationLink href={routes.bundles.href()}>{text.bundles}</NavigationLink>
      <NavigationLink href={routes.club.href()}>{text.club}</NavigationLink>
    </nav>
  );
}

function BlackFridayLink() {
  const text = useMessages(messages);
  return (
    <MenuLink href={useBlackFriday()} tone="sale">
      {text.blackFriday}
    </MenuLink>
  );
}

function NavigationLink({ href, children }: { href: string; children: string }) {
  const isAt = useMatch(href) !== null;
  const isCurrent = useIsHydrated() && isAt;
  return (
    <MenuLink href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </MenuLink>
  );
}
