/** The keys that visitors press, besides those that write. */
export type VisitorKey = 'Enter' | 'Escape' | 'Space';

export interface TabOptions {
  viewport: { width: number; height: number };
  /** A script that runs in each page before its own. */
  before?: string | undefined;
}

/** One tab of a browser, by the protocol that drives it. What a visitor does with it is in `visitor.ts`. */
export interface Driver {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that an expression gives. */
  click(expression: string): Promise<void>;
  /** Chooses a file for the input that an expression gives. */
  upload(expression: string, path: string): Promise<void>;
  /** Writes into what has the focus. */
  type(text: string): Promise<void>;
  press(key: VisitorKey): Promise<void>;
  newTab(): Promise<Driver>;
  comeForward(): Promise<void>;
  forgetCookies(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Exceptions that nothing caught, as far as the protocol reports them. */
  readonly errors: readonly string[];
}
