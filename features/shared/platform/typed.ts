import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the visitor has typed or chosen something, which a form may hold where no field shows it. */
const isTyped = createStore(() => false);

/** Call at each `input` event. A search is typed again quickly. */
export function noteInput({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement && target.type === 'search')) isTyped.setState(true);
}

/** Call when what was typed is no longer on the page. */
export function forgetTyped(): void {
  isTyped.setState(false);
}

/** Whether a reload may lose something that the visitor has typed or chosen. */
export const hasTyped = (): boolean => isTyped.getState();

/** `hasTyped`, which follows. */
export const useHasTyped = (): boolean => useStore(isTyped);
