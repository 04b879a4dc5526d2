import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

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
 * Opens what a mouse rests on and closes it once the mouse has really left. On the way to the sheet it may cross
 * other links of the header. Touch and pen have a click for that.
 */
export function useHoverIntent(sheet: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<MenuState>('closed');
  const timer = useRef(0);
  const leftAt = useRef<Point | null>(null);

  const later = useCallback((delay: number, act: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  }, []);
  const closeSoon = useCallback(
    () => later(GRACE, () => setState((now) => (now === 'hovered' ? 'closed' : now))),
    [later],
  );

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (state !== 'hovered') return;
    const onPointerMove = (event: globalThis.PointerEvent) => {
      if (!leftAt.current || !sheet.current) return;
      const here = { x: event.clientX, y: event.clientY };
      if (onTheWay(here, leftAt.current, sheet.current.getBoundingClientRect())) closeSoon();
    };
    document.addEventListener('pointermove', onPointerMove);
    return () => document.removeEventListener('pointermove', onPointerMove);
  }, [state, sheet, closeSoon]);

  return {
    state,
    setState,
    rootHandlers: {
      onPointerEnter: () => {
        leftAt.current = null;
        window.clearTimeout(timer.current);
      },
      onPointerLeave: (event: PointerEvent) => {
        leftAt.current = { x: event.clientX, y: event.clientY };
        closeSoon();
      },
    },
    buttonHandlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse')
          later(REST, () => setState((now) => (now === 'closed' ? 'hovered' : now)));
      },
    },
  };
}
