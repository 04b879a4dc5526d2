import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';

// `npm test` sets free ports and the folder of a finished build. Without them (`npm run journeys`, `npm run size`,
// `npx playwright test`) the shop is built first and served on the ports below.
const shopPort = process.env.JOURNEYS_SHOP_PORT ?? '4173';
const backendPort = process.env.JOURNEYS_BACKEND_PORT ?? '4174';
const finishedBuild = process.env.JOURNEYS_DIST;

/** The build that the journeys and the size check open. */
export const dist = finishedBuild ?? `${import.meta.dirname}/node_modules/.cache/checks/journeys`;

/** Origin of the served build. */
export const shop = `http://localhost:${shopPort}`;
const backend = `http://localhost:${backendPort}`;
const preview = `vite preview --outDir "${dist}" --port ${shopPort}`;

// The workspace, likewise: WORKSPACE_DIST is the folder of a built Storybook.
const workspacePort = process.env.WORKSPACE_PORT ?? '4175';
const builtWorkspace = process.env.WORKSPACE_DIST;
const workspaceDist = builtWorkspace ?? `${import.meta.dirname}/node_modules/.cache/checks/workspace`;
const workspace = `http://localhost:${workspacePort}`;
const workspacePreview = `vite preview --outDir "${workspaceDist}" --port ${workspacePort}`;

const chosen = process.argv.flatMap((argument) => argument.match(/^--project=(.+)$/)?.[1] ?? []);

/** Whether a project of this run needs a server. Without `--project` all projects run. */
const isNeededBy = (...projects: string[]) =>
  chosen.length === 0 || projects.some((project) => chosen.includes(project));

/** Journeys run on a phone by default, as most shoppers do; `onComputer` gives a wide window. */
const phone = { viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'app/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores, because journeys spend much time waiting for slow networks and animations.
  workers: 3,
  retries: 0,
  // A busy machine must not fail a journey.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: shop,
    launchOptions: chromiumLaunchOptions(),
    // Without a GPU, animations are slow. Journeys that test animations use `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'journeys', testIgnore: '**/size/**', use: phone },
    {
      name: 'size',
      testMatch: '**/size/*.journey.ts',
      use: { ...phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
    },
    {
      name: 'workspace',
      testDir: '.storybook/journeys',
      // The workspace is larger than the shop: on a busy machine its first page takes a while.
      timeout: 120_000,
      expect: { timeout: 30_000 },
      use: { baseURL: workspace, viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: [
    ...(isNeededBy('journeys', 'size')
      ? [
          { command: `tsx mocks/run.ts --memory --port ${backendPort}`, url: `${backend}/geo` },
          {
            command: finishedBuild ? preview : `vite build --outDir "${dist}" && ${preview}`,
            url: shop,
            // One country has an analytics container. Journeys answer for its host; it is never reached.
            env: { VITE_API_BASE: backend, VITE_ANALYTICS_BA: 'GTM-TEST' },
            timeout: 180_000,
          },
        ]
      : []),
    ...(isNeededBy('workspace')
      ? [
          {
            command: builtWorkspace
              ? workspacePreview
              : `storybook build --quiet -o "${workspaceDist}" && ${workspacePreview}`,
            url: workspace,
            timeout: 600_000,
          },
        ]
      : []),
  ],
});
