import mdx from '@mdx-js/rollup';
import withToc from '@stefanprobst/rehype-extract-toc';
import withTocExport from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import readingTime from 'remark-reading-time';
import readingTimeExport from 'remark-reading-time/mdx';
import type { Plugin } from 'vite';

/**
 * Vite plugin: compiles articles and policies (`.md`, Markdown with components of the shop) to React components that also
 * export their headings and reading time. `.mdx` files are Storybook's docs pages.
 */
export function markdown(): Plugin {
  const compiler = mdx({
    mdExtensions: [],
    mdxExtensions: ['.md'],
    remarkPlugins: [readingTime, readingTimeExport],
    rehypePlugins: [rehypeSlug, withToc, withTocExport],
  });
  return {
    name: 'markdown',
    // Before React's plugin, which transforms the result.
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      async handler(value, id) {
        const compiled = await compiler.transform(value, id);
        return compiled?.code ? { code: compiled.code, map: null } : undefined;
      },
    },
  };
}
