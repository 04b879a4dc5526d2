import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation, useRoutes } from 'react-router-dom';
import { ShopProvider } from '#app/ShopProvider';
import type { Country } from '#features/shared/country';
import { Navigation, type OverlayName } from '#features/shared/navigation';
import { OnePerson } from '#features/shared/session';
import type { GivenAnswer, ScenarioName } from '#mocks/scenarios';
import { OpenOverlay } from './OpenOverlay';

/** The shop around a story: `parameters: { shop: { … } }`. */
export interface ShopParameters {
  /**
   * The current address, `/offers/alpha-potent`; a function where it differs by country. Leave it out where the story
   * brings its own router.
   */
  path?: string | ((country: Country) => string);
  /** The router's location state. */
  state?: unknown;
  /**
   * The pattern of the screen's address, `/offers/:slog`; `/*`, every address, for a part of the shell. Default: `path`, if
   * that is a text.
   */
  route?: string;
  /** Network situations by name, from `mocks/scenarios`. */
  scenarios?: ScenarioName[];
  /** Answers in place of the backend's own. */
  answers?: GivenAnswer[];
  /** The time at which the story begins, for page and backend: `2026-11-21T13:05:00Z`. Default: a usual morning. */
  now?: string;
  /** The overlay that is open before the story renders. */
  overlay?: OverlayName;
  /** The cart before the story renders. */
  cart?: { ID: number | string; quantity: number }[];
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

let ShellRouter: typeof import('./ShellRouter').ShellRouter | undefined;

/** Loads the shell, which holds the whole shop. Called before a story that is rendered inside it. */
export async function loadShell(): Promise<void> {
  ({ ShellRouter } = await import('./ShellRouter'));
}

interface StoryRouterProps {
  path: string;
  route: string;
  state: unknown;
  overlay: OverlayName | undefined;
  children: ReactNode;
}

function StoryRouter({ path, route, state, overlay, children }: StoryRouterProps) {
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(path), state }]} useTransitions={false}>
      <Navigation>
        <StoryRoutes route={route}>
          {overlay && <OpenOverlay name={overlay} />}
          <OnePerson>{children}</OnePerson>
        </StoryRoutes>
      </Navigation>
    </MemoryRouter>
  );
}

function StoryRoutes({ route, children }: Pick<StoryRouterProps, 'route' | 'children'>) {
  return useRoutes([
    { path: route, element: <main>{children}</main> },
    { path: '*', element: <OtherPage /> },
  ]);
}

export interface StoryShopProps {
  shop: ShopParameters;
  country: Country;
  /** Renders the story between header and footer, once `loadShell` has loaded them. */
  shell?: boolean;
  children: ReactNode;
}

/** Renders a story inside the providers that `app/main.tsx` renders around the screens. */
export function StoryShop({ shop, country, shell = false, children }: StoryShopProps) {
  return (
    <ShopProvider country={country} key={country}>
      <StoryPage shop={shop} shell={shell} country={country}>
        {children}
      </StoryPage>
    </ShopProvider>
  );
}

function StoryPage({ shop, shell, country, children }: Required<StoryShopProps>) {
  const path = typeof shop.path === 'function' ? shop.path(country) : shop.path;
  const { route = path, state, overlay } = shop;
  if (path === undefined || route === undefined) return children;
  if (shell && ShellRouter)
    return (
      <ShellRouter key={path} route={route} entry={{ ...parsePath(path), state }} overlay={overlay}>
        {children}
      </ShellRouter>
    );
  return (
    <StoryRouter key={path} path={path} state={state} overlay={overlay} route={route}>
      {children}
    </StoryRouter>
  );
}
