/** What the boot script tells the app about the prerender (Specification/First screen). */
export interface Prerender {
  /** Stops the boot script's listeners. */
  stop: () => void;
  /** Shows that the app has not started, or has left the page. */
  fail: () => void;
  /** Set by the app's entry when it has run to its end. */
  isStarted?: boolean;
  /** The control that has the focus. */
  focused?: string | undefined;
  /** The button that was pressed before it could do anything. */
  pressed?: string | undefined;
  /** The keys that were pressed after it: a query, if it is the search. */
  keys: string[];
}

declare global {
  /** Defined until the app has taken its place. Missing where no boot script has run, as in development. */
  var prerender: Prerender | undefined;
}

/** Whether the page still shows the prerender, which the app has not replaced yet. */
export const hasPrerender = () => globalThis.prerender !== undefined;
