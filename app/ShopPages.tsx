import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { OnePerson } from '#features/shared/session';
import { RouteError } from './RouteError';
import { type ShopPage, shopPages } from './routes';
import { Shell } from './Shell';

export interface ShopPagesProps {
  /** Default: all pages of the shop. */
  pages?: ShopPage[];
}

/** In place of the shell, whose landmark it lacks. */
const ShellError = () => (
  <main>
    <RouteError />
  </main>
);

/** The page of the current address within the shell. Another address clears an error that a screen threw. */
export function ShopPages({ pages = shopPages }: ShopPagesProps) {
  const location = useLocation();
  const match = useMemo(() => matchRoutes(pages, location)?.[0], [pages, location]);
  // The matched route alone, so that all routes are ranked once.
  const screen = useRoutes(match ? [match.route] : []);
  const resetKeys = [location.key];
  return (
    <OnePerson>
      <ErrorBoundary FallbackComponent={ShellError} resetKeys={resetKeys}>
        <Shell
          frame={match?.route.frame}
          screen={match?.route.screen}
          isPrerendered={match?.route.isPrerendered}
        >
          {/* Inside the shell, so that header and cart stay usable after an error. */}
          <ErrorBoundary FallbackComponent={RouteError} resetKeys={resetKeys}>
            {screen}
          </ErrorBoundary>
        </Shell>
      </ErrorBoundary>
    </OnePerson>
  );
}
