import { lazy, Suspense, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { useCart, useCartCount, useCartState } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Container } from '#ui/Container';
import { Icon } from '#ui/Icon';
import { IconButton } from '#ui/IconButton';
import { menuStyles } from '#ui/Menu';
import { media, useMedia } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Header.css';
import { messages } from './messages';
import { HomeLink } from './parts/HomeLink';
import { ShopMenu } from './parts/ShopMenu';
import { type AccountWay, useAccount } from './parts/useAccount';

/** The head of every page but the checkout: home, categories, account, cart. Up to 1020 px the links are in a menu (seed §2). */
export function Header() {
  const isWide = useMedia(media.above('nav'));
  const account = useAccount();
  return (
    <header className={styles.header}>
      <Container>
        {isWide ? (
          <div className={styles.wide}>
            <HomeLink />
            <Navigation />
            <AccountLink account={account} />
            <CartButton />
          </div>
        ) : (
          <div className={styles.narrow}>
            <MenuButton account={account} />
            <HomeLink />
            <CartButton />
          </div>
        )}
      </Container>
    </header>
  );
}

function Navigation() {
  const text = useMessages(messages);
  return (
    <nav aria-label={text.navigation} className={styles.navigation}>
      <ShopMenu />
      <NavigationLink href={routes.mostPopular.href()}>{text.mostPopular}</NavigationLink>
      <NavigationLink href={routes.bundles.href()}>{text.bundles}</NavigationLink>
    </nav>
  );
}

function NavigationLink({ href, children }: { href: string; children: string }) {
  const isCurrent = useMatch(href) !== null;
  return (
    <Anchor
      href={href}
      className={`${menuStyles.button} ${styles.link}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Anchor>
  );
}

function AccountLink({ account: { href, word, isKnown, firstName } }: { account: AccountWay }) {
  const shown = firstName || (isKnown && word);
  return (
    <Anchor href={href} className={styles.account}>
      <Icon name="user" />
      {shown && <span className={styles.accountWord}>{shown}</span>}
      {shown !== word && <VisuallyHidden>{firstName ? `(${word})` : word}</VisuallyHidden>}
    </Anchor>
  );
}

function CartButton() {
  const text = useMessages(messages);
  const cart = useCart();
  const count = useCartCount();
  const isOpen = useCartState((state) => state.isOpen);
  return (
    <div className={styles.cart}>
      <IconButton
        icon="bag"
        label={text.cart(count)}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={cart.open}
      />
    </div>
  );
}

// With what it is made of it weighs more than the whole header, and most visits never open it.
const loadMobileMenu = () => import('./parts/MobileMenu');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));

function MenuButton({ account }: { account: AccountWay }) {
  const text = useMessages(messages);
  const page = useLocation().key;
  const [isUsed, setUsed] = useState(false);
  const [openOn, setOpenOn] = useState<string>();
  // Closed by a page change, it does not open again when somebody comes back.
  if (openOn !== undefined && openOn !== page) setOpenOn(undefined);
  const isOpen = openOn === page;
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadMobileMenu}
        onFocus={loadMobileMenu}
        onClick={() => {
          setUsed(true);
          setOpenOn(page);
        }}
      >
        <Icon name="menu" />
        {text.menu}
      </button>
      {/* Kept after its first use, so that closing can slide out. */}
      {isUsed && (
        <Suspense>
          <MobileMenu open={isOpen} onClose={() => setOpenOn(undefined)} account={account} />
        </Suspense>
      )}
    </>
  );
}
