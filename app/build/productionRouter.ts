import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite plugin: builds with react-router's production files, because its package.json exports only the development files. */
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
