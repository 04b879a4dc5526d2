import { useEffect, useEffectEvent } from 'react';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a dialog is open. A closing dialog does not count. */
const hasDialog = () => document.querySelector('[role$="dialog"]:not([data-state="closed"])') !== null;

/** Calls `onSlash` when `/` is pressed, except in a field or while a dialog is open. */
export function useSlashKey(onSlash: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Shift is allowed, because `/` is Shift+7 on the keyboards of all four countries.
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (event.key !== '/' || !isPlain || event.defaultPrevented) return;
    if (isField(event.target) || hasDialog()) return;
    // Prevents typing it into the opened field, and the quick find of Firefox.
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
