import * as v from 'valibot';
import { countries } from '../words/change.ts';

/** Where the development server takes a `Comment`, which it writes as a file. */
export const COMMENTS = '/comments';

/** Sent to the Comments panel with what the workspace has: `Kept`. */
export const KEPT = 'shop/comments/kept';

/** Sent to the story with the text of an element, which is then outlined. */
export const OUTLINE = 'shop/comments/outline';

/** Sent back to the panel if no element of the story has that text. */
export const MISSING = 'shop/comments/missing';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty());

export const commentSchema = v.object({
  /** The name of its file. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/)),
  /** The id of the state: `screens-offer--default`. */
  story: v.pipe(v.string(), v.regex(/^[a-z0-9-]+--[a-z0-9-]+$/)),
  /** In whose words the element is given. */
  country: v.picklist(countries),
  /** What the element says, to everyone or to screen readers. */
  element: line,
  text: line,
  author: line,
  date: v.pipe(v.string(), v.isoDate()),
  isDone: v.boolean(),
});

/** What somebody remarks on an element of a state. */
export type Comment = v.InferOutput<typeof commentSchema>;

/** The comments of a workspace, and whether it can write more. */
export interface Kept {
  comments: readonly Comment[];
  isServed: boolean;
}
