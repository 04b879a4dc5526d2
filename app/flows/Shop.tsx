import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { shopRoutes } from '../shopRoutes';

export interface ShopProps {
  /** Where the shopper comes in. */
  start: string;
}

/** The whole shop as `main.tsx` assembles it, its addresses kept in memory so that it can run inside a story. */
export function Shop({ start }: ShopProps) {
  const [router] = useState(() => createMemoryRouter(shopRoutes, { initialEntries: [start] }));
  return <RouterProvider router={router} />;
}
