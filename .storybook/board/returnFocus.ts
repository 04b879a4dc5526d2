let focused: Element | null = null;

/** Remembers which part of the page has the focus. */
export function rememberFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !(target instanceof HTMLIFrameElement)) focused = target;
  });
}

/** Gives the focus that a story took on its way to its state back to where it was. */
export function returnFocus(frame: HTMLIFrameElement | null): void {
  if (!frame || document.activeElement !== frame) return;
  frame.blur();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
