import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';

// `npm test` names a finished build and free ports. By hand (`npm run journeys`, `npx playwright test`) the shop is
// built first and served at the ports below.
const shopPort = process.env.JOURNEYS_SHOP_PORT ?? '4173';
const backendPort = process.env.JOURNEYS_BACKEND_PORT ?? '4174';
const finishedBuild = process.env.JOURNEYS_DIST;

const shop = `http://localhost:${shopPort}`;
const backend = `http://localhost:${backendPort}`;
const dist = finishedBuild ?? `${import.meta.dirname}/node_modules/.cache/checks/journeys`;

const build = `npx vite build --outDir "${dist}"`;
const preview = `npx vite preview --outDir "${dist}" --port ${shopPort}`;

export default defineConfig({
  testDir: 'app/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: shop,
    launchOptions: chromiumLaunchOptions(),
    trace: 'retain-on-failure',
  },
  webServer: [
    { command: `npx tsx mocks/server.ts --port ${backendPort}`, url: `${backend}/geo` },
    {
      command: finishedBuild ? preview : `${build} && ${preview}`,
      url: shop,
      env: { VITE_API_BASE: backend },
      timeout: 180_000,
    },
  ],
});
