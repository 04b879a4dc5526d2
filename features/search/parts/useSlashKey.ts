import { useEffect, useEffectEvent } from 'react';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a dialog is open. One that is closing does not count. */
const hasDialog = () => document.querySelector('[role$="dialog"]:not([data-state="closed"])') !== null;

/** Calls back on `/`, wherever the focus is, unless it is typed into a field or a dialog is open. */
export function useSlashKey(onSlash: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // With Shift too: on the keyboards of all four countries `/` is above the 7.
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (event.key !== '/' || !isPlain || event.defaultPrevented) return;
    if (isField(event.target) || hasDialog()) return;
    // Otherwise it would be typed into the field that opens, and Firefox would search the page.
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
