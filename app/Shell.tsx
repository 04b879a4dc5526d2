import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Connection } from '#features/connection';
import { CheckoutHeader, Header, SkipLink } from '#features/header';
import { Search } from '#features/search';
import { useCartPanel } from '#features/shared/cart';
import { useCountry } from '#features/shared/country';
import { ScrollPosition, useIsNavigating, usePageFocus } from '#features/shared/navigation';
import { Lazy, StoreData } from '#features/shared/page';
import { codeQuery, env, useFirstGesture, usePrefetch } from '#features/shared/platform';
import { Crossfade } from '#ui/Crossfade';
import { ConsentPart } from './ConsentPart';
import { FooterPart } from './FooterPart';
import { PageSkeleton } from './PageSkeleton';
import { Prerendered } from './Prerendered';
import * as styles from './Shell.css';
import { VisitorCountryPart } from './VisitorCountryPart';

export interface ShellProps {
  /**
   * Header and footer of a screen that nothing should lead away from: a back link, the logo and the phone, for the
   * checkout also the cart; under it contact and policies. Nothing asks for consent there.
   */
  frame?: 'checkout' | 'reduced' | undefined;
  /** Name of a screen with several addresses. Between them the focus stays where it is. Default: the address. */
  screen?: string | undefined;
  /** Whether the prerender has the screen itself and not a skeleton. */
  isPrerendered?: boolean | undefined;
  children: ReactNode;
}

/** The code of the cart panel, kept out of the first load. */
const cartPanel = codeQuery(async () => (await import('#features/cart')).CartPanel);

/** Header, screen, footer and cart panel. A page change moves the focus to the new screen's heading. */
export function Shell({ frame, screen: name, isPrerendered = false, children }: ShellProps) {
  const { pathname } = useLocation();
  const screen = name ?? pathname;
  const isNavigating = useIsNavigating();
  const cart = useCartPanel();
  // Adding to the cart opens the panel, so its code should be ready.
  useFirstGesture(usePrefetch(cartPanel));

  const container = env.analytics[useCountry().code];
  const [isConsentReopened, setConsentReopened] = useState(false);

  const main = useRef<HTMLElement>(null);
  usePageFocus(main, screen);

  const page = (
    <Crossfade name={screen}>
      <div>{children}</div>
    </Crossfade>
  );

  return (
    <>
      <SkipLink />
      {container && (
        <ConsentPart
          container={container}
          asks={!frame}
          reopened={isConsentReopened}
          onClose={() => setConsentReopened(false)}
        />
      )}
      {frame ? <CheckoutHeader hasCart={frame === 'checkout'} /> : <Header search={<Search />} />}
      {!frame && <VisitorCountryPart />}
      <main ref={main} id="main" tabIndex={-1} className={styles.main} aria-busy={isNavigating}>
        {/* Later pages load while the old one stays. */}
        <Suspense fallback={<PageSkeleton />}>
          <Prerendered hasScreen={isPrerendered}>{page}</Prerendered>
        </Suspense>
      </main>
      <FooterPart isSlim={Boolean(frame)} {...(container && { onCookies: () => setConsentReopened(true) })} />
      {isNavigating && <div className={styles.progress} aria-hidden="true" />}
      <Lazy code={cartPanel} open={cart.isOpen} onClose={cart.close}>
        {(CartPanel) => <CartPanel />}
      </Lazy>
      <Connection />
      <ScrollPosition />
      <StoreData />
    </>
  );
}
