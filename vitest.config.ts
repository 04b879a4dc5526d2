import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          pool: 'threads',
          // More than the smallest machine has cores: some tests wait.
          maxWorkers: 3,
          include: ['{ui,features,app,mocks,.ci,.storybook}/**/*.test.{ts,tsx,mjs}', '*.test.ts'],
        },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 30_000,
          // More than the smallest machine has cores: half of a story is waiting.
          maxWorkers: 3,
          // As in Storybook itself, one page shows story after story; a fresh one per file would cost two seconds each.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Two runs at once, or one beside a running shop, take neighbouring ports.
            api: { strictPort: false },
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        // The service worker that answers.
        publicDir: '.storybook/public',
        test: {
          name: 'faults',
          include: ['.storybook/faults/*.faults.tsx'],
          testTimeout: 30_000,
          maxWorkers: 3,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            api: { strictPort: false },
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
