import { media } from './breakpoints';
import { useMedia } from './useMedia';

/** Reduces motion on the whole page, as if the visitor preferred it: for devices that are too weak for it. */
export function reduceMotion(): void {
  document.documentElement.dataset.motion = 'reduced';
}

const isReducedByPage = () => document.documentElement.dataset.motion === 'reduced';

/** Whether the visitor prefers reduced motion, or the page reduces it. */
export const isMotionReduced = () => isReducedByPage() || matchMedia(media.reducedMotion).matches;

/** `isMotionReduced`, kept up to date. */
export function useReducedMotion(): boolean {
  const isPreferred = useMedia(media.reducedMotion);
  return isPreferred || isReducedByPage();
}
