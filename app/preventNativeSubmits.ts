/**
 * Keeps the browser from sending forms by itself. The shop's forms have no `action`: their `onSubmit` handles them.
 * But React handles no events while the browser captures the page for a crossfade, and the browser would then send
 * such a form with everything that was typed in the address.
 */
export function preventNativeSubmits(): void {
  document.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action'))
      event.preventDefault();
  });
}
