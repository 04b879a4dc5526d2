import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { sketchPlugin } from './compose/sketchPlugin.ts';
import { usersPlugin } from './guides/usersPlugin.ts';
import { textsPlugin } from './messages/textsPlugin.ts';
import { tokenFilesPlugin } from './tokens/tokenFilesPlugin.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../{ui,features,app,.storybook}/**/*.@(mdx|stories.tsx)'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-mcp',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  staticDirs: [
    './public',
    { from: '../mocks/fixtures/images', to: '/images' },
    { from: '../app/public/favicon.svg', to: '/favicon.svg' },
    { from: './designs', to: '/designs' },
    { from: './welcome/pictures', to: '/pictures' },
    // For the manager; stories have their own.
    { from: '../ui/theme/fonts', to: '/fonts' },
  ],
  // The sidebar's filter shows them.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories bring their own backgrounds; the toolbar needs the room.
  features: { experimentalTestSyntax: true, backgrounds: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [textsPlugin(), usersPlugin(), tokenFilesPlugin(), sketchPlugin()],
      // The local backend writes there all the time.
      server: { watch: { ignored: ['**/.backend/**'] } },
    }),
});
