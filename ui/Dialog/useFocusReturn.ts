import { useRef } from 'react';

/**
 * Sends focus back to where it was before a dialog opened. Radix does that only for its own trigger, and ours are
 * opened by whatever changes the screen's state. Focus that has gone elsewhere meanwhile, to the heading of the page
 * that a link in the dialog led to, stays there. Spread it on Radix' `Dialog.Content`.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      // Without a jump to an opener that is out of sight: a key may have opened it.
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
