import { defineMain } from '@storybook/react-vite/node';

/** The least Storybook of this version: one story, no add-on. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  core: {
    disableTelemetry: true,
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: `${import.meta.dirname}/vite.config.ts` },
    },
  },
});
