import { useEffect, useEffectEvent } from 'react';

/** The events of a first scroll, press or key. */
export const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls back when the visitor first scrolls, presses or types: what a press may open can be loaded then, ahead of it. After
 * the next frame, so that the answer to the press does not wait for it.
 */
export function useFirstGesture(onGesture: () => void): void {
  const react = useEffectEvent(onGesture);
  useEffect(() => {
    const events = new AbortController();
    function listener() {
      events.abort();
      requestAnimationFrame(() => setTimeout(() => react()));
    }
    for (const gesture of gestures)
      addEventListener(gesture, listener, { passive: true, signal: events.signal });
    return () => events.abort();
  }, []);
}
