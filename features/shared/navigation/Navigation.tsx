import {
  createContext,
  memo,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import { doesKeepPlace, markFor, readMark } from './mark';

/** A page in the history. Its overlays are entries of the same page. */
interface Page {
  location: Location;
  /** How the visitor came to it. */
  arrival: `${NavigationType}`;
}

const isSame = (one: Location, other: Location) =>
  one.key === other.key && createPath(one) === createPath(other);

/** What the history shows at this moment; the page on the screen may still be the one before. */
interface Entry {
  location: Location;
  /** The name or id of the open overlay. */
  overlay: string | undefined;
  /** The next page is being rendered; its code may still be loading. */
  isNavigating: boolean;
}

interface Actions {
  goTo: (to: string, options?: Pick<NavigateOptions, 'replace' | 'state'>) => void;
  openOverlay: (id: string) => void;
  closeOverlay: (id: string) => void;
}

const EntryContext = createContext<Entry | undefined>(undefined);
const ActionsContext = createContext<Actions | undefined>(undefined);
const ArrivalContext = createContext<Page['arrival']>('POP');

/**
 * Between the router and the pages. Needs a router without transitions (`useTransitions={false}`), whose address is at once
 * that of the history. The pages follow when they are ready: the old page stays until the next one has its code.
 *
 * An open overlay (panel, sheet, menu or dialog) is an entry of the history with the page's address, so Back closes it.
 * Such an entry is open only once. Reached by Back, Forward or a reload, it is passed over.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const given = useLocation();
  // No route matches an address without a slash at its beginning, such as `#./shop`: not even `*`.
  const location = given.pathname.startsWith('/') ? given : { ...given, pathname: `/${given.pathname}` };
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const mark = readMark(location.state);
  const beneath: Location = mark ? { ...location, ...mark.page } : location;

  const [page, setPage] = useState<Page>({ location: beneath, arrival });
  const [isBeneathOverlay, setBeneathOverlay] = useState(mark !== undefined);
  if (isBeneathOverlay !== (mark !== undefined)) setBeneathOverlay(mark !== undefined);
  // Keeps the object while overlays open and close, so that the page beneath does not render again.
  if (!isSame(page.location, beneath)) {
    // A page that takes the place of an overlay's entry comes after the page beneath.
    const isNext = isBeneathOverlay && arrival === 'REPLACE';
    setPage({ location: beneath, arrival: isNext ? 'PUSH' : arrival });
  }
  const shown = useDeferredValue(page);

  /** The key of the overlay's entry that the history is about to leave. */
  const [left, setLeft] = useState<string>();
  const isLeaving = mark !== undefined && (arrival === 'POP' || left === location.key);
  const overlay = isLeaving ? undefined : mark?.overlay;
  const waiting = useRef<() => void>(undefined);

  const current: Actions = {
    goTo(to, options) {
      if (isLeaving) waiting.current = () => latest.current.goTo(to, options);
      // The page on the screen is already being left, so its entry must not be replaced.
      else if (overlay === undefined)
        void navigate(to, shown === page ? options : { ...options, replace: false });
      else if (createPath(beneath) === to) current.closeOverlay(overlay);
      // In the place of the page, so the overlay's entry goes first.
      else if (options?.replace) {
        waiting.current = () => latest.current.goTo(to, options);
        current.closeOverlay(overlay);
      }
      // In the place of the overlay, so that Back from the next page leads to this page.
      else void navigate(to, { ...options, replace: true });
    },
    openOverlay(id) {
      if (isLeaving) waiting.current = () => latest.current.openOverlay(id);
      else if (overlay !== id)
        void navigate(
          // Without the pathname, which the router would resolve: `#../shop` is not `#/shop`.
          { search: location.search },
          { replace: overlay !== undefined, state: markFor(id, beneath) },
        );
    },
    closeOverlay(id) {
      if (overlay !== id) return;
      setLeft(location.key);
      void navigate(-1);
    },
  };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
    const next = waiting.current;
    if (next === undefined || isLeaving) return;
    waiting.current = undefined;
    next();
  });
  const [actions] = useState<Actions>(() => ({
    goTo: (to, options) => latest.current.goTo(to, options),
    openOverlay: (id) => latest.current.openOverlay(id),
    closeOverlay: (id) => latest.current.closeOverlay(id),
  }));

  const passedOver = mark && arrival === 'POP' ? location.key : undefined;
  useEffect(() => {
    if (passedOver === undefined) return;
    // Deferred, because React runs effects twice in development.
    const step = setTimeout(() => void navigate(-1));
    return () => clearTimeout(step);
  }, [passedOver, navigate]);

  return (
    <ActionsContext value={actions}>
      <EntryContext value={{ location, overlay, isNavigating: shown !== page }}>
        <Shown page={shown}>{children}</Shown>
      </EntryContext>
    </ActionsContext>
  );
}

interface ShownProps {
  page: Page;
  children: ReactNode;
}

/** Renders the pages at an address that follows that of the history. */
function Shown({ page, children }: ShownProps) {
  const routed = useRoutes([{ path: '*', element: children }], page.location);
  return (
    <MemoizedPages page={page} routed={routed}>
      {children}
    </MemoizedPages>
  );
}

/**
 * Renders the pages again only at another address. The router makes a new context at each entry of the history, for which
 * every link of the page would render again when an overlay opens.
 */
const MemoizedPages = memo(
  function MemoizedPages({ page, routed }: ShownProps & { routed: ReactNode }) {
    return <ArrivalContext value={page.arrival}>{routed}</ArrivalContext>;
  },
  (one, other) => one.page === other.page && one.children === other.children,
);

/** What the history shows at this moment. */
export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (!entry) throw new Error('useEntry: wrap the pages in <Navigation>');
  return entry;
}

/** Functions that change the history. They stay the same. */
export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useActions: wrap the pages in <Navigation>');
  return actions;
}

/** Returns a function that opens a page. From an overlay, the page takes the overlay's place in the history. */
export const useGoTo = (): Actions['goTo'] => useActions().goTo;

/** Whether the next page is being rendered; its code may still be loading. */
export const useIsNavigating = (): boolean => useEntry().isNavigating;

/** How the visitor came to the page: by a link (`PUSH`, `REPLACE`), or by Back, Forward, a reload or from outside (`POP`). */
export const useArrival = (): Page['arrival'] => useContext(ArrivalContext);

/** Whether a link to the bare address of a page has led here: such a link begins the page again, also on the same page. */
export const useBeginsAgain = (): boolean => {
  const { search, state } = useLocation();
  return useArrival() === 'PUSH' && search === '' && !doesKeepPlace(state);
};
