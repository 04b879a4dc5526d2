import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';

// The shop is built first and served on the ports below, or on the free ones that `npm test` sets.
const shopPort = process.env.JOURNEYS_SHOP_PORT ?? '4173';
const backendPort = process.env.JOURNEYS_BACKEND_PORT ?? '4174';

/** The build that the journeys and the size check open. */
export const dist = `${import.meta.dirname}/node_modules/.cache/checks/journeys`;

/** Origin of the served build. */
export const shop = `http://localhost:${shopPort}`;
const backend = `http://localhost:${backendPort}`;

// The workspace, likewise.
const workspacePort = process.env.WORKSPACE_PORT ?? '4175';
const workspaceDist = `${import.meta.dirname}/node_modules/.cache/checks/workspace`;
// Published in a folder, where nothing at the root of the domain answers.
const workspace = `http://localhost:${workspacePort}/some/folder/`;

const chosen = process.argv
  .flatMap((argument) => argument.match(/^--project=(.+)$/)?.[1] ?? [])
  .map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`));

/** Whether a project of this run needs a server. Without `--project` all projects run. */
const isNeededBy = (...projects: string[]) =>
  chosen.length === 0 || chosen.some((name) => projects.some((project) => name.test(project)));

/** Journeys run on a phone by default, as most shoppers do; `onComputer` gives a wide window. */
const phone = { viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'app/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // `npm run test:thorough` has each test pass at the first try.
  retries: process.env.THOROUGH ? 0 : 1,
  // A busy machine must not fail a journey.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: shop,
    launchOptions: chromiumLaunchOptions(),
    // What a failed journey leaves in test-results/. Recording slows every journey down, so only the second try has it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without a GPU, animations are slow. Journeys that test animations use `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // `npm test`: the journeys without which nobody could buy. The others are for `npm run test:thorough`.
    { name: 'gate', testIgnore: '**/size/**', grep: /@gate/, use: phone },
    { name: 'journeys', testIgnore: '**/size/**', grepInvert: /@gate/, use: phone },
    {
      name: 'size',
      testMatch: '**/size/*.journey.ts',
      use: { ...phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
    },
    {
      // Each engine once, with a browser of its own for each journey. On a busy machine, three browsers start slowly.
      name: 'engines',
      testMatch: '**/engines/*.engines.ts',
      timeout: 300_000,
    },
    {
      name: 'workspace',
      testDir: '.storybook/journeys',
      // The workspace is larger than the shop: on a busy machine its first page takes a while.
      timeout: 180_000,
      expect: { timeout: 30_000 },
      use: { baseURL: workspace, viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: [
    ...(isNeededBy('gate', 'journeys', 'size', 'engines')
      ? [
          {
            command: `tsx mocks/run.ts --memory --port ${backendPort}`,
            url: `${backend}/geo`,
            timeout: 600_000,
          },
          {
            command: `vite build --outDir "${dist}" && vite preview --outDir "${dist}" --port ${shopPort}`,
            url: shop,
            // One country has an analytics container. Journeys answer for its host; it is never reached.
            env: {
              VITE_API_BASE: backend,
              VITE_ANALYTICS_BA: 'GTM-TEST',
              VITE_REPORT_URL: `${backend}/reports`,
            },
            timeout: 600_000,
          },
        ]
      : []),
    ...(isNeededBy('workspace')
      ? [
          {
            command: `storybook build --quiet -o "${workspaceDist}" && vite preview --base /some/folder/ --outDir "${workspaceDist}" --port ${workspacePort}`,
            url: workspace,
            timeout: 600_000,
          },
        ]
      : []),
  ],
});
