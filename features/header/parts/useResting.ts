import { useEffect, useRef } from 'react';
import type { Group } from '#features/shared/api';

/** How long a mouse keeps still on a category before it counts as meant, in ms. */
const REST = 100;

/** Calls back once the pointer keeps still: on its way to the slides it crosses other categories. */
export function useResting(onRest: (group: Group) => void) {
  const timer = useRef(0);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    stop,
    on: (group: Group) => {
      stop();
      timer.current = window.setTimeout(() => onRest(group), REST);
    },
  };
}
