import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';

/** `npm run test:thorough`: in any order, at the first try. */
const isThorough = process.env.THOROUGH === 'true';

/** The country in which the stories run. Their tests expect the texts of BA, so they run in BA only. */
const country = process.env.STORY_COUNTRY;

/** A project does not take these over from the root. A shuffled order is printed; `--sequence.seed` repeats it. */
const shared = {
  maxWorkers: '100%',
  sequence: { shuffle: isThorough },
};

const unit = {
  ...shared,
  environment: 'node',
  testTimeout: 30_000,
  pool: 'threads',
} as const;

/** In one page that shows story after story, as in Storybook: a new page for each file would take two seconds each. */
const inChromium = (testTimeout: number) => ({
  ...shared,
  testTimeout,
  retry: isThorough ? 0 : 1,
  isolate: false,
  // Each project needs an object of its own, because Vitest changes it.
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // Parallel runs take the next free port.
    api: { strictPort: false },
    provider: playwright({ launchOptions: chromiumLaunchOptions() }),
    instances: [{ browser: 'chromium' as const }],
  },
});

/** By folder: another clone or a worktree in this one has tests of its own. */
const places = ['{ui,features,app,mocks,.ci,.storybook}/**/*', '*'];
const tests = places.map((place) => `${place}.test.{ts,tsx,mjs}`);
const thoroughTests = places.map((place) => `${place}.thorough.test.{ts,tsx,mjs}`);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit,
          name: 'unit',
          include: tests,
          exclude: [...configDefaults.exclude, ...thoroughTests],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: { ...unit, name: 'thorough', include: thoroughTests },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        plugins: [
          storybookTest({
            configDir: '.storybook',
            // `exclude` leaves out stories, `skip` their tests.
            tags: {
              exclude: isThorough ? [] : ['thorough'],
              skip: [...(isThorough ? [] : ['thorough']), ...(country ? ['test-fn'] : [])],
            },
          }),
        ],
        test: {
          ...inChromium(120_000),
          name: 'stories',
          env: { VITE_TEST_RUN: 'true', ...(country && { VITE_STORY_COUNTRY: country }) },
          setupFiles: ['.storybook/vitest.setup.ts'],
        },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        test: { ...inChromium(60_000), name: 'faults', include: ['.storybook/faults/*.faults.tsx'] },
      },
    ],
  },
});
