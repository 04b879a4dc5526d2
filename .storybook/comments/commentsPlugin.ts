import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writingPlugin } from '../writingPlugin.ts';
import { COMMENTS, commentSchema } from './comment.ts';

const FOLDER = '.storybook/comments';

/** Vite plugin: the development server writes comments on states as files, which are committed with the code. */
export const commentsPlugin = () =>
  writingPlugin({
    name: 'comments',
    path: COMMENTS,
    schema: commentSchema,
    async write(comment, { config: { root } }) {
      const file = join(FOLDER, `${comment.id}.json`);
      await writeFile(join(root, file), `${JSON.stringify(comment, null, 2)}\n`);
      return file;
    },
  });
