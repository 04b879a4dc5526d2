import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../{ui,features,app,.storybook}/**/*.@(mdx|stories.tsx)'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Markdown's tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public', { from: '../mocks/fixtures/images', to: '/images' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
});
