import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';
import { bin, cache, node } from './.ci/processes.mjs';

// `npm test` names a finished build and free ports. By hand (`npm run journeys`, `npx playwright test`) the shop is
// built first and served at the ports below.
const shopPort = process.env.JOURNEYS_SHOP_PORT ?? '4173';
const backendPort = process.env.JOURNEYS_BACKEND_PORT ?? '4174';
const finishedBuild = process.env.JOURNEYS_DIST;

const shop = `http://localhost:${shopPort}`;
const backend = `http://localhost:${backendPort}`;
const dist = finishedBuild ?? `${cache}/journeys`;

const vite = `"${node}" "${bin('vite')}"`;
const build = `${vite} build --outDir "${dist}"`;
const preview = `${vite} preview --outDir "${dist}" --port ${shopPort}`;

export default defineConfig({
  testDir: 'app/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Much of a journey is waiting, for the slow networks that it plays and for what fades.
  workers: 3,
  retries: 0,
  // A busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: shop,
    // A phone, as most shoppers have; `onComputer` is for what needs a wide window.
    viewport: { width: 390, height: 844 },
    launchOptions: chromiumLaunchOptions(),
    // Each frame of a movement is drawn by the processor; `inMotion` is for journeys along which something moves.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: [
    { command: `"${node}" "${bin('tsx')}" mocks/server.ts --port ${backendPort}`, url: `${backend}/geo` },
    {
      command: finishedBuild ? preview : `${build} && ${preview}`,
      url: shop,
      // Only in one country is there an analytics container: its host is never reached, journeys answer for it.
      env: { VITE_API_BASE: backend, VITE_ANALYTICS_BA: 'GTM-TEST' },
      timeout: 180_000,
    },
  ],
});
