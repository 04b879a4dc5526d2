import { useDeferredValue, useId, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useActions, useEntry } from './Navigation';

/** Overlays that open over any page. `menu` is the menu on phones. */
export type OverlayName = 'cart' | 'search' | 'menu';

/** Returns a function that opens an overlay. The component does not re-render when the overlay opens or closes. */
export function useOpenOverlay(name: OverlayName): () => void {
  const { openOverlay } = useActions();
  return () => openOverlay(name);
}

export interface Overlay {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * The state of an overlay (panel, sheet, menu or dialog) that covers the page, for the overlay and for the component that
 * opens it. It has an entry in the history: Back closes it, and closing it goes back. Only one is open at a time.
 *
 * @param name Left out for a dialog that only one component opens.
 */
export function useOverlay(name?: OverlayName): Overlay {
  const ownId = useId();
  const id = name ?? ownId;
  const { openOverlay, closeOverlay } = useActions();
  const { overlay } = useEntry();
  // The press is answered before what opens is rendered, in small steps. What closes, closes at once. The search also opens
  // at once, because its field takes what is typed right after the press.
  const rendered = useDeferredValue(overlay);
  return {
    isOpen: overlay === id && (rendered === id || id === 'search'),
    open: () => openOverlay(id),
    close: () => closeOverlay(id),
  };
}

/**
 * The state of what covers only a part of the page, such as a sheet under the header. It has no entry in the history, and
 * closes when the page changes or an overlay opens.
 */
export function useDisclosure(): Overlay {
  const { location } = useEntry();
  const [openAt, setOpenAt] = useState<Location>();
  return {
    isOpen: openAt === location,
    open: () => setOpenAt(location),
    close: () => setOpenAt(undefined),
  };
}
