import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { codeSplitting } from './codeSplitting.ts';
import { deniedFiles } from './deniedFiles.ts';
import { forPeople } from './indexer.ts';
import { tokenFilesPlugin } from './tokens/tokenFilesPlugin.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  // Storybook reads and watches the folder that an entry begins with: one for all would be that of the packages too.
  stories: [
    '../ui/**/*.stories.tsx',
    // A guide is a part of its primitive's page.
    '../ui/**/!(*.guide).mdx',
    '../features/**/*.@(mdx|stories.tsx)',
    '../app/**/*.@(mdx|stories.tsx)',
    '../.storybook/**/*.mdx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Markdown has no tables of its own.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    { from: '../mocks/fixtures/images', to: '/images' },
    { from: '../app/public/favicon.svg', to: '/favicon.svg' },
    { from: './designs', to: '/designs' },
    { from: './welcome/pictures', to: '/pictures' },
    // For the manager; stories have their own.
    { from: '../ui/theme/fonts', to: '/fonts' },
  ],
  experimental_indexers: (indexers = [], { configType }) =>
    indexers.map(forPeople(configType === 'PRODUCTION')),
  // The sidebar's filter shows them.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories bring their own backgrounds; the toolbar needs the room.
  features: { experimentalTestSyntax: true, backgrounds: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tokenFilesPlugin()],
      // As in the shop's build, which Storybook does not read: `use` shows no drawing from a data: address.
      build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting } } },
      server: {
        // The local backend writes there all the time.
        watch: { ignored: ['**/.backend/**'] },
        fs: { deny: deniedFiles },
      },
    }),
});
