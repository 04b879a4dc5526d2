import { relative } from 'node:path';

const root = `${import.meta.dirname}/..`;

/** The preview of every story, and what it takes from the shop. */
const ofPreview =
  /preload-helper|^(\.storybook\/([^/]+$|stateMatrix\/|toolbars\/)|features\/shared\/country\/(country|brand|logo))/;

/** The shop around a screen. Its calls are those that the mocked backend answers. */
const ofShop =
  /^(features\/shared\/|mocks\/|app\/ShopProvider|\.storybook\/(shop(?!\/ShellRouter)|designs)\/|features\/[^/]+\/calls)/;

/**
 * The chunk of a module: the preview, the design system, the shop around screens, its shell, or one for each screen. Without them
 * a story loads hundreds of files, again in each frame of a board.
 */
function chunkOf(id: string): string | null {
  const path = relative(root, id).replaceAll('\\', '/');
  if (/^(\.\.|node_modules)|\.(stories|mdx)/.test(path)) return null;
  if (ofPreview.test(path)) return 'preview';
  if (path.startsWith('ui/')) return 'ui';
  if (ofShop.test(path)) return 'shop';
  if (/^(app|\.storybook\/shop)\//.test(path)) return 'shell';
  return /^features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The chunks of the built workspace. */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: chunkOf, priority: 1 },
    // Stories and docs pages render with React: with the code of docs pages in one chunk, stories would load that.
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|@storybook[\\/]react-dom-shim)[\\/]/,
      priority: 1,
    },
    {
      name: 'docs',
      test: /[\\/](addon-docs[\\/]dist[\\/]blocks|storybook[\\/]dist[\\/]components[\\/])/,
      priority: 1,
    },
    // By their use, and small ones together.
    {
      name: 'packages',
      test: /node_modules|@oxc-project/,
      entriesAware: true,
      entriesAwareMergeThreshold: 350_000,
    },
  ],
};
