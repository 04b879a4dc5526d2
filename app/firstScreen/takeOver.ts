/** What the boot script tells the app about the first screen. */
export interface FirstScreen {
  /** Stops the boot script's listeners. */
  stop: () => void;
  /** The control that has the focus. */
  focused?: string | undefined;
  /** The button that was pressed before it could do anything. */
  pressed?: string | undefined;
}

declare global {
  /** Missing where no boot script has run, as in development. */
  var firstScreen: FirstScreen | undefined;
}

/** A link or button by what it says and where it leads, which is the same in the first screen and in the app. */
export function describeControl(target: EventTarget | null): string | undefined {
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (!control) return undefined;
  const label = control.getAttribute('aria-label') ?? control.textContent;
  return [control.tagName, control.getAttribute('href'), label].join('|');
}

/**
 * Called when the app has just taken the first screen's place: gives the focus to the same control as before, and
 * presses the button that the visitor has pressed meanwhile. Links need no help, because the browser follows them.
 */
export function takeOver(root: Element): void {
  const { firstScreen } = globalThis;
  if (!firstScreen) return;
  globalThis.firstScreen = undefined;
  firstScreen.stop();
  const controls = [...root.querySelectorAll<HTMLElement>('a, button')];
  const find = (description: string | undefined) =>
    description && controls.find((control) => describeControl(control) === description);
  const pressed = find(firstScreen.pressed);
  const focused = find(firstScreen.focused);
  if (focused) focused.focus({ preventScroll: true });
  if (pressed && pressed.tagName === 'BUTTON') pressed.click();
}
