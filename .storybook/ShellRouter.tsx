import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';
import { Shell } from '#app/Shell';
import { shopRoutes } from '#app/shopRoutes';
import { type OverlayName, OverlayProvider } from '#features/shared/page';

export interface ShellRouterProps {
  /** The pattern of the story's address. */
  route: string;
  entry: InitialEntry;
  /** The overlay that is open at first. */
  overlay: OverlayName | undefined;
  children: ReactNode;
}

/** The routes of the shop with the story in place of the screen at its address. */
function withStory(routes: RouteObject[], route: string, story: ReactNode): RouteObject[] {
  return routes.map((own): RouteObject => {
    if (own.children) return { ...own, children: withStory(own.children, route, story) };
    return own.path === route ? { path: route, handle: own.handle, element: story } : own;
  });
}

/**
 * Renders a story between header and footer, in the routes of the running shop, so that its links lead on. A part of the
 * shell has the route of every address, which no screen has. The shop renders that part itself, so the whole shop is
 * rendered in place of the story.
 */
export function ShellRouter({ route, entry, overlay, children }: ShellRouterProps) {
  const [router] = useState(() => {
    const element = (
      <OverlayProvider initial={overlay}>
        <Shell />
      </OverlayProvider>
    );
    const routes = withStory(shopRoutes, route, children).map((shop) => ({ ...shop, element }));
    return createMemoryRouter(routes, { initialEntries: [entry] });
  });
  return <RouterProvider router={router} />;
}
