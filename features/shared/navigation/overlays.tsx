import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useNavigationGuard } from './Navigation';

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/CloseWatcher. TypeScript does not have it yet. */
    CloseWatcher?: new () => EventTarget & {
      onclose: (() => void) | null;
      requestClose(): void;
      destroy(): void;
    };
  }
}

/** Overlays that open over any page. `menu` is the menu on phones, `categories` the sheet under the header. */
export type OverlayName = 'cart' | 'search' | 'menu' | 'categories';

interface OverlayState {
  /** The name or id of the open overlay; only one is open at a time. */
  open: string | undefined;
}

type OverlayStore = StoreApi<OverlayState>;

const OverlayContext = createContext<OverlayStore | undefined>(undefined);

export interface OverlayProviderProps {
  /** The overlay that is open at first; none if left out. */
  initial?: OverlayName | undefined;
  children: ReactNode;
}

/**
 * Holds which overlay (panel, sheet, menu or dialog) is open. Render it inside the router, around everything that opens
 * an overlay. Opening an overlay closes the previous one, and every navigation closes the open one; Back only closes it.
 * `ui/Dialog` handles Escape and returns the focus.
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
 * Closes the overlay before a link or `navigate` changes the page. An overlay that closes together with the page change
 * would still trap the focus and take it from the new page's heading. Back closes it and stays on the page, as people
 * expect of what covers the page; the sheet under the header covers little and lets them go.
 *
 * On the first page of a visit there is nothing in this document to go back to, and Back would leave the shop. Where
 * browsers have `CloseWatcher`, such as on Android, Back closes the overlay there too.
 */
function CloseOnNavigation({ store }: { store: OverlayStore }) {
  useEffect(() => {
    if (!window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => store.setState({ open: undefined });
    return () => watcher.destroy();
  }, [store]);
  useNavigationGuard((action) => {
    const close = () => store.setState({ open: undefined });
    if (action !== 'POP') {
      close();
      return false;
    }
    const stays = store.getState().open !== 'categories';
    if (stays) close();
    // React renders a Back navigation synchronously, together with any pending update.
    else flushSync(close);
    return stays;
  });
  return null;
}

function useOverlayStore(): OverlayStore {
  const store = useContext(OverlayContext);
  if (!store) throw new Error('useOverlay: wrap the page in <OverlayProvider>');
  return store;
}

/** Returns a function that opens an overlay. The component does not re-render when the overlay opens or closes. */
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
 * An overlay's state, for the overlay and for the component that opens it.
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
    // Another overlay may have been opened since.
    close: () => store.setState(({ open }) => (open === id ? { open: undefined } : {})),
  };
}
