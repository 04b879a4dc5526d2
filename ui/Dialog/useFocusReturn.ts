import { useRef } from 'react';

/**
 * Sends focus back to where it was before a dialog opened. Radix does that only for its own trigger, and ours are
 * opened by whatever changes the screen's state. Spread it on Radix' `Dialog.Content`.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
