import type * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';

type OnPointerDownOutside = NonNullable<ComponentProps<typeof RadixDialog.Content>['onPointerDownOutside']>;

/**
 * The clicks that close a dialog: on its close button and beside it. The second click of a double click does not: the first
 * has just opened the dialog under the pointer.
 */
export function closingClicks(onClose: () => void) {
  const onClick = ({ detail }: Pick<UIEvent, 'detail'>) => {
    if (detail < 2) onClose();
  };
  const onPointerDownOutside: OnPointerDownOutside = (event) => {
    // Radix ignores the other buttons.
    if (event.detail.originalEvent.button !== 0) return;
    event.preventDefault();
    // The pointer's event does not count clicks. Radix calls this on the way of the click to the window.
    window.addEventListener('click', onClick, { once: true });
  };
  return { onClick, onPointerDownOutside };
}
