/**
 * A link or button by what it says and where it leads, which is the same in the prerender and in the app. Counts, and
 * what follows a comma, can differ: 'Korpa, prazna'.
 */
export function describeControl(target: EventTarget | null): string | undefined {
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (!control) return undefined;
  const label = control.getAttribute('aria-label') ?? control.textContent;
  return [control.tagName, control.getAttribute('href'), label?.replace(/[\d+]|,.*/g, '')].join('|');
}

function find(root: Element, description: string | undefined): HTMLElement | undefined {
  if (!description) return undefined;
  const controls = [...root.querySelectorAll<HTMLElement>('a, button')];
  return controls.find((control) => describeControl(control) === description);
}

/** Gives the focus to the same control as before. Called when the app has just taken the place of the prerender. */
export function keepFocus(root: Element): void {
  find(root, globalThis.prerender?.focused)?.focus({ preventScroll: true });
}

/**
 * Presses the button that the visitor has pressed before the app could listen, and repeats the keys that followed. Links
 * need no help, because the browser follows them.
 */
export function repeatPress(root: Element): void {
  const { prerender } = globalThis;
  if (!prerender) return;
  globalThis.prerender = undefined;
  prerender.stop();
  const pressed = find(root, prerender.pressed);
  if (pressed?.tagName !== 'BUTTON') return;
  pressed.click();
  // What has opened listens after React's commit.
  setTimeout(() => {
    for (const key of prerender.keys)
      document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  });
}
