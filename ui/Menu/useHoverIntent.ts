import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** How long a mouse must rest on the button before the sheet opens, in ms. */
export const REST_MS = 120;
/** How long a mouse may be outside before the sheet closes, in ms. */
export const LEAVE_MS = 300;

const cross = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Whether a point is in the triangle between the point where the mouse left and the sheet's top edge. */
function isTowards(sheet: DOMRect, from: Point, point: Point): boolean {
  const left = { x: sheet.left, y: sheet.top };
  const right = { x: sheet.right, y: sheet.top };
  return cross(from, left, point) <= 0 && cross(left, right, point) <= 0 && cross(right, from, point) <= 0;
}

export interface HoverIntentParts {
  /** Contains the other two; leaving it starts the closing delay. */
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
}

export interface HoverIntentHandlers {
  /** Called when a mouse has rested on the button. */
  onRest: () => void;
  /** Called when the mouse has left and is not moving towards the sheet, on which path it may cross other links. */
  onLeave: () => void;
}

/**
 * Detects whether a mouse aims at the button or its sheet, or only passes over. Ignores touch and pen. Returns a function
 * that cancels a pending opening.
 */
export function useHoverIntent({ root, button, sheet }: HoverIntentParts, handlers: HoverIntentHandlers) {
  const opening = useRef(0);
  const cancel = () => window.clearTimeout(opening.current);
  const rest = useEffectEvent(handlers.onRest);
  const leave = useEffectEvent(handlers.onLeave);

  // A layout effect attaches the listeners before the button is painted.
  useLayoutEffect(() => {
    const rootElement = root.current;
    const buttonElement = button.current;
    if (!rootElement || !buttonElement) return;
    let leftAt: Point | null = null;
    let closing = 0;
    let isOverButton = false;

    const closeSoon = () => {
      window.clearTimeout(closing);
      closing = window.setTimeout(() => leave(), LEAVE_MS);
    };
    const onEnter = () => {
      leftAt = null;
      window.clearTimeout(closing);
    };
    // Browsers report that a mouse enters also when the page changes under it; only its user moves it.
    const onButtonMove = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isOverButton) return;
      isOverButton = true;
      opening.current = window.setTimeout(() => rest(), REST_MS);
    };
    const onButtonLeave = () => {
      isOverButton = false;
    };
    const onLeave = ({ clientX, clientY }: PointerEvent) => {
      leftAt = { x: clientX, y: clientY };
      window.clearTimeout(opening.current);
      closeSoon();
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const edge = sheet.current?.getBoundingClientRect();
      if (leftAt && edge && isTowards(edge, leftAt, { x: clientX, y: clientY })) closeSoon();
    };

    rootElement.addEventListener('pointerenter', onEnter);
    buttonElement.addEventListener('pointermove', onButtonMove);
    buttonElement.addEventListener('pointerleave', onButtonLeave);
    rootElement.addEventListener('pointerleave', onLeave);
    document.addEventListener('pointermove', onMove);
    return () => {
      window.clearTimeout(opening.current);
      window.clearTimeout(closing);
      rootElement.removeEventListener('pointerenter', onEnter);
      buttonElement.removeEventListener('pointermove', onButtonMove);
      buttonElement.removeEventListener('pointerleave', onButtonLeave);
      rootElement.removeEventListener('pointerleave', onLeave);
      document.removeEventListener('pointermove', onMove);
    };
  }, [root, button, sheet]);

  return cancel;
}
