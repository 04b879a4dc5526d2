import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run mutate`: changes the code that counts, one place after another, and lists the changes that no unit test notices.
 * `npm run mutate -- --mutate features/shared/cart/lines.ts` does so with one file.
 */
export default {
  mutate: [
    'features/shared/country/{money,number,currencyCode}.ts',
    'features/shared/cart/*.ts',
    'features/shared/protocol/*.ts',
    'features/shared/content/claimWords.ts',
    'features/shared/offer/{dose,intake,supply,quotes}.ts',
    'features/checkout/order/*.ts',
    '!**/*.test.ts',
    '!**/{index,messages,types,later}.ts',
    // Hooks and providers are tested by stories.
    '!**/use*.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/mutate/vitest.config.ts' },
  // Stryker rewrites a tsconfig with TypeScript's own API, which version 7 has not; a missing one it leaves alone.
  tsconfigFile: 'none.json',
  ignorePatterns: ['/dist', '/dist-maps', '/storybook-static', '/test-results', '/.backend'],
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Outside the tree, whose linters would read the copies.
  tempDirName: join(tmpdir(), 'hrast-mutate'),
  cleanTempDir: 'always',
  thresholds: { high: 95, low: 90, break: 90 },
};
