import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { textsPlugin } from '../../.storybook/messages/textsPlugin.ts';

/** The unit tests of what is mutated, without a browser (`npm run mutate`). */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), textsPlugin()],
  test: {
    environment: 'node',
    include: ['{features/shared,features/checkout,mocks/fixtures}/**/*.test.ts'],
  },
});
