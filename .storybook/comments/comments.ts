import * as v from 'valibot';
import { type Comment, commentSchema } from './comment';

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' });

/** Every comment in the repository, the oldest first. */
export const comments: readonly Comment[] = Object.values(files)
  .map((file) => v.parse(commentSchema, file))
  .toSorted((a, b) => a.date.localeCompare(b.date));
