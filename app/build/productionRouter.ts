import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite plugin: builds with react-router's production files. Its package.json offers only the development files, which check and warn. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: fileInRouter('index.mjs') },
          { find: /^react-router\/dom$/, replacement: fileInRouter('dom-export.mjs') },
        ],
      },
    }),
  };
}

const fileInRouter = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}`, import.meta.url));
