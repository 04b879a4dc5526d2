import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './Findable.css';

interface FindableProps {
  open: boolean;
  /** Called when the browser's search, or a link to an element inside, has found something: open it. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * Content that the browser's search finds while it is closed, and that is printed in any case. A browser that lacks
 * `hidden="until-found"` only hides it.
 */
export function Findable({ open, onFound, children }: FindableProps) {
  // React knows no other value of `hidden` than true and false.
  function hideUntilFound(element: HTMLDivElement | null) {
    if (!element) return;
    // At once, because the browser scrolls to what it has found as soon as the listeners are done.
    const onBeforeMatch = () => flushSync(onFound);
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onBeforeMatch);
    return () => element.removeEventListener('beforematch', onBeforeMatch);
  }
  return (
    <div ref={open ? undefined : hideUntilFound} hidden={!open} className={styles.findable}>
      {children}
    </div>
  );
}
