import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { RouteError } from './RouteError';
import { type ShopPage, shopPages } from './routes';
import { Shell } from './Shell';

export interface ShopPagesProps {
  /** Default: all pages of the shop. */
  pages?: ShopPage[];
  /** Shown until the code of the initial page has loaded. */
  loading?: ReactNode;
}

/** The page of the current address within the shell. Another address clears an error that a screen threw. */
export function ShopPages({ pages = shopPages, loading = <PageSkeleton /> }: ShopPagesProps) {
  const location = useLocation();
  const screen = useRoutes(pages);
  const [match] = matchRoutes(pages, location) ?? [];
  const boundary = { FallbackComponent: RouteError, resetKeys: [location.key] };
  return (
    <ErrorBoundary {...boundary}>
      <Shell frame={match?.route.frame} screen={match?.route.screen} loading={loading}>
        {/* Inside the shell, so that header and cart stay usable after an error. */}
        <ErrorBoundary {...boundary}>{screen}</ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}
