import { type PointerEvent, useEffect, useRef } from 'react';
import type { Group } from '#features/shared/api';

/** How long a mouse keeps still on a category before it counts as meant, in ms. */
const REST = 100;
/** The same for one that was on its way to the slides: it crosses other categories. */
const REST_ON_THE_WAY = 300;

/** Calls back once the pointer keeps still on a category. */
export function useResting(onRest: (group: Group) => void) {
  const timer = useRef(0);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    stop,
    move: (group: Group, { movementX }: PointerEvent) => {
      stop();
      // The slides stand at the right.
      timer.current = window.setTimeout(() => onRest(group), movementX > 0 ? REST_ON_THE_WAY : REST);
    },
  };
}
