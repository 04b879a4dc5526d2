import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  Router,
  type To,
  UNSAFE_createHashHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';

export type ShopHistory = ReturnType<typeof UNSAFE_createHashHistory | typeof UNSAFE_createMemoryHistory>;

/** The history of the browser's tab. The address of a page is the hash of the document's address. */
export const createHashHistory = (): ShopHistory => UNSAFE_createHashHistory({ v5Compat: true });

/** A history within a story. */
export const createMemoryHistory = (...initialEntries: (string | Partial<Location>)[]): ShopHistory =>
  UNSAFE_createMemoryHistory({ initialEntries, v5Compat: true });

/** Called before the page changes. Returns whether to stay on the page, which only Back and Forward heed. */
type Guard = (action: `${NavigationType}`) => boolean;

interface NavigationState {
  /** The next page is being rendered; its code may still be loading. */
  isNavigating: boolean;
  /** The last navigation was made with `preventScrollReset`. */
  keepsScroll: boolean;
}

const NavigationContext = createContext<NavigationState & { guardRef: { current: Guard | undefined } }>({
  isNavigating: false,
  keepsScroll: false,
  guardRef: { current: undefined },
});

export interface NavigationProps {
  /** Cannot change after mounting. */
  history: ShopHistory;
  children: ReactNode;
}

/**
 * The router of the shop. Page changes are transitions: the old page stays until the next one has its code.
 *
 * react-router's own routers either have no guards and no pending state (`HashRouter`), or come with loaders and actions
 * (`createHashRouter`), which are 16 kB of the first load that the shop does not use.
 */
export function Navigation({ history, children }: NavigationProps) {
  const [isNavigating, startTransition] = useTransition();
  const [shown, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
    keepsScroll: false,
  }));
  const [firstAddress] = useState(() => createPath(shown.location));
  const guardRef = useRef<Guard>(undefined);
  const nextKeepsScroll = useRef(false);

  const [navigator] = useState(() => {
    const before = (change: 'push' | 'replace') => (to: To, state?: unknown, options?: NavigateOptions) => {
      guardRef.current?.(change === 'push' ? 'PUSH' : 'REPLACE');
      nextKeepsScroll.current = options?.preventScrollReset === true;
      history[change](to, state);
    };
    return { ...history, push: before('push'), replace: before('replace') };
  });

  useLayoutEffect(() => {
    let isReverting = false;
    const show = (action: NavigationType, location: Location) => {
      const keepsScroll = nextKeepsScroll.current;
      nextKeepsScroll.current = false;
      startTransition(() => setShown({ action, location, keepsScroll }));
    };
    const stop = history.listen(({ action, location, delta }) => {
      if (isReverting) {
        isReverting = false;
        return;
      }
      // An address typed into the browser has no place in the history yet, so it cannot be taken back.
      if (action === 'POP' && guardRef.current?.(action) && delta) {
        isReverting = true;
        history.go(-delta);
        return;
      }
      show(action, location);
    });
    // The address may have changed while the first page was loading.
    if (createPath(history.location) !== firstAddress) show(history.action, history.location);
    return stop;
  }, [history, firstAddress]);

  return (
    <NavigationContext value={{ isNavigating, keepsScroll: shown.keepsScroll, guardRef }}>
      <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
        {children}
      </Router>
    </NavigationContext>
  );
}

/** What the shell needs to know about the navigation under way and about the last one. */
export function useNavigationState(): NavigationState {
  return useContext(NavigationContext);
}

/** Calls `guard` before each page change while the component is mounted; only one component may use it at a time. */
export function useNavigationGuard(guard: Guard): void {
  const { guardRef } = useContext(NavigationContext);
  useEffect(() => {
    guardRef.current = guard;
    return () => {
      if (guardRef.current === guard) guardRef.current = undefined;
    };
  });
}
