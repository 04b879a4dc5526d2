import { useEffect, useEffectEvent } from 'react';

/** The events of a first scroll, press or key. */
export const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long after the gesture, in ms: the answer to a press, such as the next page, comes first. */
const AFTER_MS = 1_000;

/** Calls back after the visitor has first scrolled, pressed or typed: what a press may open can be loaded then, ahead of it. */
export function useFirstGesture(onGesture: () => void): void {
  const react = useEffectEvent(onGesture);
  useEffect(() => {
    const events = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function listener() {
      events.abort();
      timer = setTimeout(() => react(), AFTER_MS);
    }
    for (const gesture of gestures)
      addEventListener(gesture, listener, { passive: true, signal: events.signal });
    return () => {
      events.abort();
      clearTimeout(timer);
    };
  }, []);
}
