import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.mjs';
import { settings } from './settings';

const { pictures, port, report, storybook, takes } = settings;
const origin = `http://localhost:${port}`;

/** Takes the pictures of one built Storybook, or compares it with them. `npm run visual` runs it for both. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.visual.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not different.
  timeout: 90_000,
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  outputDir: `${report}-files`,
  expect: { toHaveScreenshot: { maxDiffPixels: 0 } },
  reporter:
    takes === 'old'
      ? 'line'
      : [['line'], ['html', { outputFolder: report, open: 'never', title: 'Pictures' }]],
  use: {
    baseURL: origin,
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: { command: `vite preview --outDir "${storybook}" --port ${port} --strictPort`, url: origin },
});
