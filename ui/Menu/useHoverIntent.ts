import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** `hovered` closes when the mouse leaves; `pinned` was pressed open and stays. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

interface Point {
  x: number;
  y: number;
}

/** How long a mouse rests on the button before it counts as meant, in ms. */
const REST = 120;
/** How long a mouse may be away before the sheet closes, in ms. */
const GRACE = 300;

const cross = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Whether a point lies between where the mouse left and the sheet's upper edge: on its way to the sheet. */
function onTheWay(point: Point, from: Point, sheet: DOMRect): boolean {
  const left = { x: sheet.left, y: sheet.top };
  const right = { x: sheet.right, y: sheet.top };
  return cross(from, left, point) <= 0 && cross(left, right, point) <= 0 && cross(right, from, point) <= 0;
}

/**
 * Opens what a mouse rests on and closes it once the mouse has really left `root`, or when another page is shown. On
 * the way to the sheet the mouse may cross other links of the header. Touch and pen have a click for that.
 */
export function useHoverIntent(
  root: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  page: string,
) {
  const [state, setStateNow] = useState<MenuState>('closed');
  const [shownPage, setShownPage] = useState(page);
  if (page !== shownPage) {
    setShownPage(page);
    setStateNow('closed');
  }
  const opening = useRef(0);
  // Whoever presses has decided: what the mouse was about to do is off.
  const setState = useCallback((next: MenuState) => {
    window.clearTimeout(opening.current);
    setStateNow(next);
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let leftAt: Point | null = null;
    let closing = 0;

    const closeSoon = () => {
      window.clearTimeout(closing);
      closing = window.setTimeout(() => setStateNow((now) => (now === 'hovered' ? 'closed' : now)), GRACE);
    };
    const onEnter = () => {
      leftAt = null;
      window.clearTimeout(closing);
    };
    const onLeave = (event: PointerEvent) => {
      leftAt = { x: event.clientX, y: event.clientY };
      window.clearTimeout(opening.current);
      closeSoon();
    };
    const onMove = (event: PointerEvent) => {
      const edge = sheet.current?.getBoundingClientRect();
      const here = { x: event.clientX, y: event.clientY };
      if (leftAt && edge && onTheWay(here, leftAt, edge)) closeSoon();
    };

    element.addEventListener('pointerenter', onEnter);
    element.addEventListener('pointerleave', onLeave);
    document.addEventListener('pointermove', onMove);
    return () => {
      window.clearTimeout(opening.current);
      window.clearTimeout(closing);
      element.removeEventListener('pointerenter', onEnter);
      element.removeEventListener('pointerleave', onLeave);
      document.removeEventListener('pointermove', onMove);
    };
  }, [root, sheet]);

  const onPointerEnter = (event: ReactPointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    opening.current = window.setTimeout(
      () => setStateNow((now) => (now === 'closed' ? 'hovered' : now)),
      REST,
    );
  };
  return { state, setState, onPointerEnter };
}
