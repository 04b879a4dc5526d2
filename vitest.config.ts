import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';
import { textsPlugin } from './.storybook/messages/textsPlugin.ts';

/** The browser of a project. Each project needs an object of its own, because Vitest changes it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Parallel runs take the next free port.
  api: { strictPort: false },
  provider: playwright({
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** The country in which the stories run. Their tests expect the texts of BA, so they run in BA only. */
const country = process.env.STORY_COUNTRY;

/** The seed is printed; `--sequence.seed` repeats an order. Projects do not take the order over from the root. */
const sequence = { shuffle: { files: true, tests: true } };

export default defineConfig({
  test: {
    sequence,
    projects: [
      {
        plugins: [vanillaExtractPlugin(), textsPlugin()],
        test: {
          name: 'unit',
          sequence,
          environment: 'node',
          testTimeout: 30_000,
          pool: 'threads',
          // More than the cores of a small machine, because some tests wait.
          maxWorkers: 3,
          include: ['{ui,features,app,mocks,.ci,.storybook}/**/*.test.{ts,tsx,mjs}', '*.test.ts'],
          // Tests of types. TypeScript checks them; what else it reports is for `npm run typecheck`.
          typecheck: { enabled: true, include: ['**/*.test-d.ts'], ignoreSourceErrors: true },
        },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        plugins: [storybookTest({ configDir: '.storybook', tags: { skip: country ? ['test-fn'] : [] } })],
        test: {
          name: 'stories',
          sequence,
          env: country ? { VITE_STORY_COUNTRY: country } : {},
          setupFiles: ['.storybook/vitest.setup.ts'],
          // The first stories of a page load the shell within their time.
          testTimeout: 120_000,
          // More than the cores of a small machine, because stories wait half of the time.
          maxWorkers: 3,
          // One page shows story after story, as in Storybook. A new page per file would take two seconds each.
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        // MSW's service worker.
        publicDir: '.storybook/public',
        test: {
          name: 'faults',
          sequence,
          include: ['.storybook/faults/*.faults.tsx'],
          testTimeout: 60_000,
          maxWorkers: 3,
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        publicDir: '.storybook/public',
        test: {
          // A project of its own, because mocked modules need a page that has not loaded them yet.
          name: 'profiler',
          sequence,
          include: ['.storybook/profiler/*.profiler.tsx'],
          testTimeout: 60_000,
          maxWorkers: 3,
          browser: inChromium(),
        },
      },
    ],
  },
});
