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

export default defineConfig({
  root: 'app',
  base: './',
  envDir: '..',
  plugins: [texts(), react(), vanillaExtractPlugin(), chunkReport()],
  server: { port: 5173, strictPort: true, fs: { allow: ['..'] } },
  preview: { strictPort: true },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What most screens need comes in one file: dozens of tiny ones compress badly and cost a request each.
          groups: [{ name: 'shared', test: /[\\/](ui|features[\\/]shared)[\\/]/, minShareCount: 10 }],
        },
      },
    },
  },
});
