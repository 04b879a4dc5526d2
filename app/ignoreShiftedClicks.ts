const CONTROLS = 'a, button, input, select, textarea, summary, label';

function controlOf(target: EventTarget | null): EventTarget | null {
  const control = target instanceof Element && target.closest(CONTROLS);
  if (!control) return target;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * Ignores the second click of a double-click if it lands on another control than the first: a double-click on 'Pošaljite' is
 * not meant for the filter that moves there when the form has gone (Specification/Page behaviour).
 */
export function ignoreShiftedClicks(): void {
  let clicked: EventTarget | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target);
      if (event.detail > 1 && control !== clicked) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else clicked = control;
    },
    { capture: true },
  );
}
