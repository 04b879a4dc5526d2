import { useSyncExternalStore } from 'react';

/** What the boot script tells the app about the prerender (Specification/Page behaviour). */
export interface Prerender {
  /** Leaves the markup and its events to React, with controls that can be used. */
  stop: () => void;
  /** Shows that the app has not started, or has left the page. */
  fail: () => void;
  /** Set by the app's entry when it has run to its end. */
  isStarted?: boolean;
}

declare global {
  /** Defined until the page has taken the place of the prerender. Missing where no boot script has run, as in development. */
  var prerender: Prerender | undefined;
}

/** Whether the page still shows the prerender, or is just taking its place. */
export const hasPrerender = () => globalThis.prerender !== undefined;

const neverChanges = () => () => {};

/**
 * Whether the component renders in the browser and not in the prerender. While React hydrates the prerender, the answer is
 * still no, because the markup has to be the same: for what depends on the address, on data or on storage.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
