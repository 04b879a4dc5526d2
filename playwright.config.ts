import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './.ci/chromium.mjs';
import { kinds } from './app/journeys/engines/floor.ts';
import type { EngineOptions } from './app/journeys/engines/test.ts';

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
const workspace = `http://localhost:${workspacePort}`;

const chosen = process.argv
  .flatMap((argument) => argument.match(/^--project=(.+)$/)?.[1] ?? [])
  .map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`));

/** Whether a project of this run needs a server. Without `--project` all projects run. */
const isNeededBy = (...projects: string[]) =>
  chosen.length === 0 || chosen.some((name) => projects.some((project) => name.test(project)));

/** Journeys run on a phone by default, as most shoppers do; `onComputer` gives a wide window. */
const phone = { viewport: { width: 390, height: 844 } };
const computer = { viewport: { width: 1280, height: 900 } };

/** Ports of WebKit's drivers. A driver has one session at a time. */
const webKitDrivers = {
  phone: process.env.WEBKIT_PHONE_PORT ?? '4176',
  computer: process.env.WEBKIT_COMPUTER_PORT ?? '4177',
};

/** On a busy machine, three browsers start slowly. */
const engineDefaults = { timeout: 300_000, expect: { timeout: 60_000 } };

/**
 * `npm run engines`: the same journeys in each engine. WebKit's protocol can neither run a script before the page's nor cut
 * the network, and its window is at least 447 px wide.
 */
const engines = (['chromium', 'firefox', 'webkit'] as const).flatMap((engine) => [
  {
    ...engineDefaults,
    name: `${engine}-phone`,
    testMatch: '**/engines/*.engines.ts',
    ...(engine === 'webkit' && { testIgnore: /(storage|takeOver)\.engines/, workers: 1 }),
    use: { ...phone, engine, driverAddress: `http://127.0.0.1:${webKitDrivers.phone}` },
  },
  {
    ...engineDefaults,
    name: `${engine}-computer`,
    testMatch: /(geometry|overlays|purchase)\.engines/,
    grepInvert: /menu/,
    ...(engine === 'webkit' && { workers: 1 }),
    use: { ...computer, engine, driverAddress: `http://127.0.0.1:${webKitDrivers.computer}` },
  },
]);

/** The purchase in a browser that lacks what came after the oldest browsers of shoppers. */
const floor = kinds.map((kind) => ({
  ...engineDefaults,
  name: `chromium-phone-without-${kind}`,
  testMatch: '**/engines/purchase.engines.ts',
  use: { ...phone, engine: 'chromium' as const, without: kind },
}));

export default defineConfig<object, EngineOptions>({
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
    ...engines,
    ...floor,
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
    ...(isNeededBy('gate', 'journeys', 'size', ...[...engines, ...floor].map(({ name }) => name))
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
    ...Object.entries(webKitDrivers)
      .filter(([width]) => isNeededBy(`webkit-${width}`))
      .map(([, port]) => ({
        // Otherwise the server resets when a browser closes, and refuses the next one meanwhile.
        command: `xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24 -noreset" WebKitWebDriver --port=${port} --replace-on-new-session`,
        url: `http://127.0.0.1:${port}/status`,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
        timeout: 180_000,
      })),
    ...(isNeededBy('workspace')
      ? [
          {
            command: `storybook build --quiet -o "${workspaceDist}" && vite preview --outDir "${workspaceDist}" --port ${workspacePort}`,
            url: workspace,
            timeout: 600_000,
          },
        ]
      : []),
  ],
});
