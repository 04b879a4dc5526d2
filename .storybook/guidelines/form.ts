/**
 * The forms of one word in the four countries. Default: the form of BA. `cijen…` matches every word that begins with
 * `cijen`; a form without dots matches the whole word. All other characters are regular expression syntax.
 */
export interface Form {
  BA: string;
  RS?: string;
  HR?: string;
  ME?: string;
  /** The one form that all countries may use: it has another meaning there, or is a synonym of their own form. */
  everywhere?: string;
}
