import { type ReactNode, useState } from 'react';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { ShopProvider } from '#app/ShopProvider';
import { type Country, countries } from '#features/shared/country';
import { type OverlayName, OverlayProvider } from '#features/shared/page';
import type { ScenarioName } from '#mocks/scenarios';

/** How a story of a screen is set up: `parameters: { shop: { … } }`. */
export interface ShopParameters {
  /** Where the shopper is, `/offers/alpha-potent`. Left out where the story brings its own router. */
  path?: string;
  /** What the link that led to `path` sent along. */
  state?: unknown;
  /** The pattern of the screen's address, `/offers/:slog`; `path` itself where it has no parts. */
  route?: string;
  /** Network situations by name. */
  scenarios?: ScenarioName[];
  /** Stops the clock, the page's and the backend's: `2026-11-21T13:05:00Z`. */
  now?: string;
  /** What is open over the page when the story begins. */
  overlay?: OverlayName;
  /** What the cart holds before the story begins. */
  cart?: { ID: number; quantity: number }[];
}

export function countryOf(globals: Record<string, unknown>): Country {
  return countries.find((country) => country === globals.country) ?? 'BA';
}

/** Where a link has led, outside the screen of the story. */
function Elsewhere() {
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
        { path: '*', element: <Elsewhere /> },
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

/** The providers of the shop around a story, the same that `app/main.tsx` puts around the screens. */
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
