import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { shopRoutes } from '../shopRoutes';

export interface ShopProps {
  /** Address of the first page. */
  start: string;
}

/** The whole shop as `main.tsx` assembles it, with a memory router so that it can run inside a story. */
export function Shop({ start }: ShopProps) {
  const [router] = useState(() => createMemoryRouter(shopRoutes, { initialEntries: [start] }));
  return <RouterProvider router={router} />;
}
