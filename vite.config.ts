import { fileURLToPath } from 'node:url';
import { compile } from '@mdx-js/mdx';
import withToc from '@stefanprobst/rehype-extract-toc';
import withTocExport from '@stefanprobst/rehype-extract-toc/mdx';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import readingTime from 'remark-reading-time';
import readingTimeExport from 'remark-reading-time/mdx';
import { defineConfig, type Plugin } from 'vite';
import { chunkReport } from './.ci/chunkReport.mjs';
import { contentPolicyTag } from './.ci/contentPolicy.mjs';

/** Long texts: Markdown with pieces of the shop in it. `.mdx` is what Storybook calls its own pages. */
const texts = (): Plugin => ({
  name: 'texts',
  // Before React's plugin, which takes what comes out for a component.
  enforce: 'pre',
  async transform(value, id) {
    if (!id.endsWith('.md')) return undefined;
    const compiled = await compile(
      { value, path: id },
      {
        format: 'mdx',
        remarkPlugins: [readingTime, readingTimeExport],
        rehypePlugins: [rehypeSlug, withToc, withTocExport],
      },
    );
    return { code: String(compiled), map: null };
  },
});

/** The router's package only ever hands out its development build, which checks and warns. */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: fileInRouter('index.mjs') },
        { find: /^react-router\/dom$/, replacement: fileInRouter('dom-export.mjs') },
      ],
    },
  }),
});

const fileInRouter = (name: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}`, import.meta.url));

const EVERYWHERE =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|valibot|zustand)[\\/]/;

const LISTED =
  /[\\/](ui[\\/](Badge|EmptyState|Grid|Select)|features[\\/]shared[\\/](offer|page|platform))[\\/]/;

export default defineConfig({
  root: 'app',
  base: './',
  envDir: '..',
  plugins: [texts(), react(), vanillaExtractPlugin(), chunkReport(), contentPolicyTag(), leanRouter()],
  server: { port: 5173, strictPort: true, fs: { allow: ['..'] } },
  preview: { strictPort: true },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy wants every file from its own address.
    assetsInlineLimit: 0,
    // Where a browser can't preload modules, they come when they are asked for.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page runs on and few releases change.
            { name: 'packages', test: EVERYWHERE },
            // What the first screens need comes in one file, and so does what most need: dozens of tiny ones compress
            // badly and cost a request each.
            { name: 'listed', test: LISTED, minShareCount: 2 },
            { name: 'shared', test: /[\\/](ui|features[\\/]shared)[\\/]/, minShareCount: 10 },
          ],
        },
      },
    },
  },
});
