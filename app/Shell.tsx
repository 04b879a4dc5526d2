import { lazy, Suspense, useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  type UIMatch,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { Footer } from '#features/footer';
import { CheckoutHeader, Header, SkipLink } from '#features/header';
import { useCartState } from '#features/shared/cart';
import * as styles from './Shell.css';

const CartPanel = lazy(async () => ({ default: (await import('#features/cart')).CartPanel }));

/** What a route tells the shell. */
export interface ShellHandle {
  /** The checkout has only a way back, the logo and the phone. */
  header?: 'checkout';
  /** Addresses of one screen, between which the focus stays where it is. */
  screen?: string;
}

function useShellHandle(): ShellHandle {
  const matches = useMatches() as UIMatch<unknown, ShellHandle | undefined>[];
  return matches.at(-1)?.handle ?? {};
}

/** Header, screen, footer and cart panel. A page change moves the focus to the new screen's heading. */
export function Shell() {
  const { pathname } = useLocation();
  const { header, screen = pathname } = useShellHandle();
  const { state } = useNavigation();
  const isCartOpen = useCartState((cart) => cart.isOpen);
  const cartWasOpened = useRef(false);
  if (isCartOpen) cartWasOpened.current = true;

  const main = useRef<HTMLElement>(null);
  const shownScreen = useRef(screen);
  useEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    // Where the heading is still loading, it takes the focus from `main` when it comes.
    (main.current?.querySelector('h1') ?? main.current)?.focus({ preventScroll: true });
  }, [screen]);

  return (
    <>
      <SkipLink />
      {header === 'checkout' ? <CheckoutHeader /> : <Header />}
      <main ref={main} id="main" tabIndex={-1} className={styles.main} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      {header !== 'checkout' && <Footer />}
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      {/* Loaded on first use, then kept, so that closing can slide out. */}
      {cartWasOpened.current && (
        <Suspense>
          <CartPanel />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
