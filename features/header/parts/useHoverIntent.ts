import { type PointerEvent, useEffect, useRef } from 'react';
import type { Group } from '#features/shared/api';

/** How long the mouse must rest on a category to select it, in ms. */
export const REST = 100;
/** The same while the mouse moves towards the slides, which may cross other categories. */
export const REST_TOWARDS_SLIDES = 300;

/** Calls `onRest` once the mouse rests on a category. */
export function useHoverIntent(onRest: (group: Group) => void) {
  const timer = useRef(0);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    stop,
    move: (group: Group, { movementX }: PointerEvent) => {
      stop();
      // The slides are on the right.
      timer.current = window.setTimeout(() => onRest(group), movementX > 0 ? REST_TOWARDS_SLIDES : REST);
    },
  };
}
