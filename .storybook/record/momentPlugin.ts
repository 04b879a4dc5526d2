import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { writeNew, writingPlugin } from '../writingPlugin.ts';
import { MOMENTS, momentSchema } from './moment.ts';
import { fileOf, sourceOf } from './momentFile.ts';

const recorder = posix.join('/@fs', normalizePath(fileURLToPath(new URL('./recorder.ts', import.meta.url))));
const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Vite plugin: the development server adds the recorder to the shop's page, and writes the moments that it sends as
 * stories. A build has nothing of it.
 */
export const momentPlugin = (root = project): Plugin => ({
  ...writingPlugin({
    name: 'moments',
    path: MOMENTS,
    schema: momentSchema,
    async write(moment) {
      const file = join('app/moments', fileOf(moment.name));
      await writeNew(join(root, file), await sourceOf(moment));
      return file;
    },
  }),
  // Found on first use, it would be bundled then, and the page reloaded.
  config: () => ({ optimizeDeps: { include: ['hono', 'hono/body-limit', 'hono/utils/cookie'] } }),
  transformIndexHtml: (_html, { path }) =>
    // Storybook's page also passes here.
    path === '/index.html'
      ? [{ tag: 'script', attrs: { type: 'module', src: recorder }, injectTo: 'head-prepend' }]
      : [],
});
