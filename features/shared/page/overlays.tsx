import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What opens over any page. `menu` is the phone's, `categories` the sheet under the header. */
export type OverlayName = 'cart' | 'search' | 'menu' | 'categories';

interface OverlayState {
  /** The name or id of what is open; one overlay at a time. */
  open: string | undefined;
}

type OverlayStore = StoreApi<OverlayState>;

const OverlayContext = createContext<OverlayStore | undefined>(undefined);

export interface OverlayProviderProps {
  /** What is open from the start; nothing if left out. */
  initial?: OverlayName | undefined;
  children: ReactNode;
}

/**
 * Holds which overlay is open: panel, sheet, menu or dialog. Stands inside the router, around everything that opens one.
 * Opening an overlay closes the one before it, and every navigation closes what is open. Escape and the return of the
 * focus are the dialogs' own (`ui/Dialog`).
 */
export function OverlayProvider({ initial, children }: OverlayProviderProps) {
  const [store] = useState(() => createStore<OverlayState>(() => ({ open: initial })));
  const isAnyOpen = useStore(store, ({ open }) => open !== undefined);
  return (
    <OverlayContext value={store}>
      {children}
      {isAnyOpen && <CloseOnNavigation store={store} />}
    </OverlayContext>
  );
}

/**
 * Closes the overlay before a link, `navigate` or Back changes the page. An overlay that closed together with the page
 * change would still trap the focus, and the new page's heading would lose it. Nothing is blocked: a blocker is what the
 * router calls first.
 */
function CloseOnNavigation({ store }: { store: OverlayStore }) {
  useBlocker(({ historyAction }) => {
    const close = () => store.setState({ open: undefined });
    // React draws the page that Back leads to at once, together with any other update.
    if (historyAction === 'POP') flushSync(close);
    else close();
    return false;
  });
  return null;
}

function useOverlayStore(): OverlayStore {
  const store = useContext(OverlayContext);
  if (!store) throw new Error('useOverlay: wrap the page in <OverlayProvider>');
  return store;
}

/** Opens an overlay, from a component that is not drawn again when that opens or closes. */
export function useOpenOverlay(name: OverlayName): () => void {
  const store = useOverlayStore();
  return () => store.setState({ open: name });
}

export interface Overlay {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * An overlay's state, for the overlay and for whatever opens it.
 *
 * @param name Left out for a dialog that only one component opens.
 */
export function useOverlay(name?: OverlayName): Overlay {
  const store = useOverlayStore();
  const ownId = useId();
  const id = name ?? ownId;
  const isOpen = useStore(store, ({ open }) => open === id);
  return {
    isOpen,
    open: () => store.setState({ open: id }),
    // Another overlay may have taken its place.
    close: () => store.setState(({ open }) => (open === id ? { open: undefined } : {})),
  };
}
