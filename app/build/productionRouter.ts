import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Removes what keeps unused components in the bundle: names for developer tools, and calls that the bundler cannot know
 * to be without effect.
 */
const withoutUnused = (code: string) =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ');

/**
 * Vite plugin: builds with react-router's production files, because its package.json exports only the development files,
 * and leaves out the components that the shop does not use (3 kB of the first load).
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: withoutUnused,
    },
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
