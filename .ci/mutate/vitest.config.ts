import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The unit tests of what is mutated, without a browser (`npm run mutate`). */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: ['{features/shared,features/checkout,mocks/fixtures}/**/*.test.ts'],
  },
});
