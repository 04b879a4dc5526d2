import { useRef } from 'react';

/**
 * Returns focus to where it was before a dialog opened. Radix does so only for its own trigger; our dialogs are opened by
 * state. Focus that has meanwhile moved elsewhere, such as to the heading of a page that a link in the dialog opened,
 * stays there. Spread the result on Radix' `Dialog.Content`.
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
      // A key may have opened the dialog while the opener was out of view: do not scroll to it.
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
