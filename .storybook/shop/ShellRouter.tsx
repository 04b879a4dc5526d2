import { type ReactNode, useState } from 'react';
import { type Location, MemoryRouter } from 'react-router-dom';
import { type ShopPage, shopPages } from '#app/routes';
import { ShopPages } from '#app/ShopPages';
import { Navigation, type OverlayName } from '#features/shared/navigation';
import { OpenOverlay } from './OpenOverlay';

export interface ShellRouterProps {
  /** The pattern of the story's address. */
  route: string;
  entry: Partial<Location>;
  /** The overlay that is open at first. */
  overlay: OverlayName | undefined;
  children: ReactNode;
}

/**
 * Renders a story between header and footer, in the pages of the running shop, so that its links lead on. A part of the
 * shell has the route of every address, which no screen has. The shop renders that part itself, so the whole shop is
 * rendered in place of the story.
 */
export function ShellRouter({ route, entry, overlay, children }: ShellRouterProps) {
  const [pages] = useState(() =>
    shopPages.map(
      (page): ShopPage =>
        page.path === route
          ? { path: route, frame: page.frame, screen: page.screen, element: children }
          : page,
    ),
  );
  return (
    <MemoryRouter initialEntries={[entry]} useTransitions={false}>
      <Navigation>
        {overlay && <OpenOverlay name={overlay} />}
        <ShopPages pages={pages} />
      </Navigation>
    </MemoryRouter>
  );
}
