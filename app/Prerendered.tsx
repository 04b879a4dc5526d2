import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { InitialPageProvider } from '#features/shared/page';
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
 * small steps that keep the page responsive (Specification/First screen). Later pages are only the screen.
 */
export function Prerendered({ hasScreen, children }: PrerenderedProps) {
  const isHydrated = useIsHydrated();
  const isReady = useDeferredValue(isHydrated);
  const [isInitial, setInitial] = useState(!isHydrated);
  useEffect(() => {
    if (isReady) setInitial(false);
  }, [isReady]);
  if (isReady || hasScreen) return <InitialPageProvider value={isInitial}>{children}</InitialPageProvider>;
  // React hydrates the element and leaves its content alone.
  return <div dangerouslySetInnerHTML={{ __html: SLOT }} suppressHydrationWarning />;
}
