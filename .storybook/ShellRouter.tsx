import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';
import { shopRoutes } from '#app/shopRoutes';

export interface ShellRouterProps {
  /** The pattern of the story's address. */
  route: string;
  entry: InitialEntry;
  children: ReactNode;
}

/** The routes of the shop with the story in place of the screen at its address. */
function withStory(routes: RouteObject[], { route, children }: ShellRouterProps): RouteObject[] {
  return routes.map((own): RouteObject => {
    if (own.children) return { ...own, children: withStory(own.children, { route, entry: '', children }) };
    return own.path === route ? { path: route, handle: own.handle, element: children } : own;
  });
}

/** Renders a story between header and footer, in the routes of the running shop, so that its links lead on. */
export function ShellRouter(props: ShellRouterProps) {
  const [router] = useState(() =>
    createMemoryRouter(withStory(shopRoutes, props), { initialEntries: [props.entry] }),
  );
  return <RouterProvider router={router} />;
}
