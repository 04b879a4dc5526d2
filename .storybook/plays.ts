import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

// Steps of plays that know no shop.

/** Puts a text into a field at once, in place of what it holds, as a password manager does. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

/** Opens the fold around an element, where the width of the window has it folded. */
export async function openFoldOf(element: HTMLElement): Promise<void> {
  const fold = element.closest('details');
  const summary = fold?.querySelector('summary');
  if (summary && !fold?.open && getComputedStyle(summary).visibility === 'visible')
    await userEvent.click(summary);
}

/** Shows the top of the page again, after a play whose focus or typing has scrolled it. */
export function backToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Waits until dialogs have closed and their exit animation is over. */
export function waitForDialogToClose(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Waits until an element has finished animating, whatever its content does. */
export async function animationsFinished(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
}

/**
 * Holds timers of exactly these delays (in ms) back from now on: a state that passes by itself stays, and no test races
 * with it. Returns a function that ends the delays that run. An effect may begin one after the page shows the state, so end
 * them in `waitFor`, until what follows is there.
 */
export function holdDelays(...delays: number[]): () => void {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  spyOn(window, 'setTimeout').mockImplementation(((act: () => void, delay = 0) => {
    if (!delays.includes(delay)) return setTimeout(act, delay);
    // The id of a timer that the browser knows too.
    const id = setTimeout(() => {}, 0);
    held.set(id, act);
    return id;
  }) as typeof window.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (typeof id === 'number') held.delete(id);
    clearTimeout(id);
  });
  return () => {
    const ending = [...held.values()];
    held.clear();
    for (const act of ending) act();
  };
}

/**
 * Records how long each CSS animation of a dialog lasts that starts from now on, as CSS has it: `0.3s`. Does not miss an
 * animation that ends before anybody looks. The returned function ends the recording.
 */
export function watchDialogAnimations(): () => string[] {
  const durations: string[] = [];
  const record = ({ target }: Event) => {
    if (target instanceof Element && target.role === 'dialog') {
      durations.push(getComputedStyle(target).animationDuration);
    }
  };
  document.addEventListener('animationstart', record);
  return () => {
    document.removeEventListener('animationstart', record);
    return durations;
  };
}

/** Leads the browser to an element by an address, as its search does: what is closed around the element opens. */
export function findOnPage(element: Element): void {
  element.id = 'found';
  const { href } = location;
  location.hash = element.id;
  history.replaceState(history.state, '', href);
}
