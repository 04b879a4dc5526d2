import { type ReactNode, useState } from 'react';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { ShopProvider } from '#app/ShopProvider';
import { type Country, countries } from '#features/shared/country';
import { type OverlayName, OverlayProvider } from '#features/shared/page';
import type { ScenarioName } from '#mocks/scenarios';

/** The shop around a story: `parameters: { shop: { … } }`. */
export interface ShopParameters {
  /** The current address, `/offers/alpha-potent`. Leave it out where the story brings its own router. */
  path?: string;
  /** The router's location state. */
  state?: unknown;
  /** The pattern of the screen's address, `/offers/:slog`. Default: `path`. */
  route?: string;
  /** Network situations by name, from `mocks/scenarios`. */
  scenarios?: ScenarioName[];
  /** Freezes the clock of the page and of the backend: `2026-11-21T13:05:00Z`. */
  now?: string;
  /** The overlay that is open before the story renders. */
  overlay?: OverlayName;
  /** The cart before the story renders. */
  cart?: { ID: number; quantity: number }[];
}

export function countryOf(globals: Record<string, unknown>): Country {
  return countries.find((country) => country === globals.country) ?? 'BA';
}

/** The page of every address outside the story. Shows the address as its heading. */
function OtherPage() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
    </main>
  );
}

function StoryRouter({
  path,
  route = path,
  state,
  overlay,
  children,
}: {
  path: string;
  route?: string;
  state: unknown;
  overlay: OverlayName | undefined;
  children: ReactNode;
}) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: route,
          element: (
            <OverlayProvider initial={overlay}>
              <main>{children}</main>
            </OverlayProvider>
          ),
        },
        { path: '*', element: <OtherPage /> },
      ],
      { initialEntries: [{ ...parsePath(path), state }] },
    ),
  );
  return <RouterProvider router={router} />;
}

export interface StoryShopProps {
  shop: ShopParameters;
  country: Country;
  children: ReactNode;
}

/** Renders a story inside the providers that `app/main.tsx` renders around the screens. */
export function StoryShop({ shop: { path, route, state, overlay }, country, children }: StoryShopProps) {
  return (
    <ShopProvider country={country} key={country}>
      {path === undefined ? (
        children
      ) : (
        <StoryRouter path={path} state={state} overlay={overlay} {...(route ? { route } : {})}>
          {children}
        </StoryRouter>
      )}
    </ShopProvider>
  );
}
