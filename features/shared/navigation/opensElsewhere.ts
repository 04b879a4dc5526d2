import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in a new tab or window, as a modifier key does, and this page stays. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
