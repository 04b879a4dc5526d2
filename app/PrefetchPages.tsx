import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCartPanel } from '#features/shared/cart';
import { routes } from '#features/shared/navigation';
import { prefetchCode, useFirstGesture } from '#features/shared/platform';
import { pageAt } from './routes';

/** How long a page or the cart panel has been open when the pages that it leads to load, in ms: its own work comes first. */
const PREFETCH_AFTER_MS = 1_000;

const INTERNAL_LINK = 'a[href^="#/"]';

/** Addresses of the links of the screen that are in the window. Header and footer have links to every page. */
function addressesInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main ${INTERNAL_LINK}`)];
  const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  return links.filter((link) => isInView(link.getBoundingClientRect())).map(({ hash }) => hash.slice(1));
}

/**
 * Loads the code of pages before they are opened: of a link under the pointer or with the focus at once; once the visitor
 * stays, of the links in the window, and of the checkout while the cart panel is open.
 */
export function PrefetchPages({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { isOpen: isCartOpen } = useCartPanel();
  const [isUsed, setUsed] = useState(false);
  useFirstGesture(() => setUsed(true));

  function prefetch(address: string) {
    const code = pageAt(address)?.Component?.code;
    if (code) prefetchCode(queryClient, code);
  }

  const prefetchLink = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(INTERNAL_LINK);
    if (link) prefetch(link.hash.slice(1));
  });
  useEffect(() => {
    const events = new AbortController();
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      addEventListener(type, prefetchLink, { passive: true, signal: events.signal });
    return () => events.abort();
  }, []);

  const shown = isCartOpen ? 'cart' : pathname;
  const prefetchFrom = useEffectEvent((place: string) => {
    for (const address of place === 'cart' ? [routes.checkout.href()] : addressesInView()) prefetch(address);
  });
  useEffect(() => {
    if (!isUsed) return;
    const timer = setTimeout(prefetchFrom, PREFETCH_AFTER_MS, shown);
    return () => clearTimeout(timer);
  }, [isUsed, shown]);

  return children;
}
