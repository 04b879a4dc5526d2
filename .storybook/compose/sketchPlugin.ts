import { join } from 'node:path';
import { writeNew, writingPlugin } from '../writingPlugin.ts';
import { SKETCHES, sketchSchema } from './sketch.ts';
import { sourceOf } from './sketchFile.ts';

/** Vite plugin: the development server writes sketches of the page Compose as stories. */
export const sketchPlugin = () =>
  writingPlugin({
    name: 'sketches',
    path: SKETCHES,
    schema: sketchSchema,
    async write(sketch, { config: { root } }) {
      const file = join('app/sketches', `${sketch.name}.stories.tsx`);
      await writeNew(join(root, file), await sourceOf(sketch, file));
      return file;
    },
  });
