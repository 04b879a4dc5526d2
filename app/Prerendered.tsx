import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useIsHydrated } from '#features/shared/platform';

export interface PrerenderedProps {
  /** Whether the prerender has the screen itself, as far as it is above the fold, and not a skeleton. */
  hasScreen: boolean;
  /** The screen. */
  children: ReactNode;
}

/** Where the boot script puts the skeleton of the screen. */
const SLOT = '<slot></slot>';

/**
 * Leaves the prerendered skeleton in place until the screen can be shown: its code has loaded, and it has been rendered, in
 * small steps that keep the page responsive (Specification/Page behaviour). Later pages are only the screen.
 */
export function Prerendered({ hasScreen, children }: PrerenderedProps) {
  const isReady = useDeferredValue(useIsHydrated());
  useEffect(() => {
    if (isReady) globalThis.prerender = undefined;
  }, [isReady]);
  if (isReady || hasScreen) return children;
  // React hydrates the element and leaves its content alone.
  return <div dangerouslySetInnerHTML={{ __html: SLOT }} suppressHydrationWarning />;
}
