/** What can be reported (Specification/Page behaviour). */
type ReportKind = 'error' | 'rejection' | 'render' | 'code' | 'answer' | 'policy' | 'vital';

/** What was noticed. `cause` may hold what a person has typed: only `describeReport` decides what of it is sent. */
export interface Noticed {
  kind: ReportKind;
  /** The error, or the browser's event. */
  cause: unknown;
  /** Where in the shop, in words of the code: never a value from a person or from an answer. */
  detail?: string;
  /** Of a measurement. */
  value?: number;
  /** `location.hash` at that moment. */
  hash: string;
}

/** How many reports a visit sends, and how many wait for the sender's code. */
export const MAX_REPORTS = 20;

/** A report as it is sent: kinds, names and places in the code, no sentence that may hold what a person has typed. */
export interface SentReport {
  kind: ReportKind;
  /** The class of the error, the directive of the content policy or the measurement: `TypeError`, `img-src`, `LCP`. */
  name: string;
  /** The call and field, the file that failed to load, the blocked origin; empty without one. */
  detail: string;
  /** Places in the shop's files, innermost first: `index-B1a2.js:1:2048`. */
  frames: string[];
  /** The route's pattern, `/offers/:slog`; `*` for an unknown address. */
  route: string;
  /** Of a measurement: ms, for CLS a score. */
  value?: number | undefined;
}

/** The reports of one request (Specification/Page behaviour). */
export interface ReportBatch {
  /** The script of the release, with a hash in its name. */
  release: string;
  country: 'BA' | 'RS' | 'HR' | 'ME';
  /** Name and major version: `Chrome 142`, `Safari 18 in an app`. */
  browser: string;
  reports: SentReport[];
}

/** What the reports of a visit have in common. */
export interface Visit extends Pick<ReportBatch, 'release' | 'country'> {
  /** Where reports are sent (`VITE_REPORT_URL`). */
  url: string;
  /** The pattern of an address (`location.hash`). */
  patternOf: (hash: string) => string;
}
