import type { Address } from './addresses';

/** Windows for which the markup differs, narrow first. The boot script takes the last that matches. */
export const widths = ['all', '(min-width: 800px)', '(min-width: 1020.02px)'] as const;

/** What the boot script does for an address. */
export interface PlannedAddress {
  /** A regular expression of the hash without `#`. Its first group is the offer's slug. */
  pattern: string;
  frame: string;
  skeleton: string;
  data: Address['data'];
  /** Scripts and style sheets of the screen, relative to the page. */
  files: string[];
}

/** What the build tells the boot script. */
export interface Plan {
  addresses: PlannedAddress[];
  /** The script that starts the app, relative to the page. */
  entry: string;
  /** The scripts that the entry imports. */
  entryFiles: string[];
  /** `VITE_API_BASE`. */
  apiBase: string;
  /** `VITE_COUNTRY`. */
  configuredCountry: string;
}

/**
 * The id of a template. A template that is the same as that of the next narrower window is left out.
 *
 * @param name `frame-checkout` for header and footer, `skeleton-offer` for what is between them
 * @param width index in `widths`
 */
export const templateId = (name: string, country: string, width: number) => `${name}-${country}-${width}`;

/** The id of the template of a picture in a skeleton. */
export const pictureId = (skeleton: string) => `picture-${skeleton}`;

/** The address of another try: the document, which opens without any script. The boot script keeps the page's own address. */
export const RETRY_HREF = './';

/** Where the skeleton goes in the markup of a frame. */
export const SLOT = '<slot></slot>';

/** A path of the router as a regular expression of the hash. The first group is the first parameter. */
export const toPattern = (path: string) =>
  `^${path.replace(/:\w+/, '([^/?]+)').replace(/\/$/, '')}/?(?:\\?|$)`;
