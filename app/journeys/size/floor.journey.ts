import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { dist } from '../../../playwright.config';
import { floor } from '../../build/floor';

const esCheck = fileURLToPath(new URL('cli/index.js', import.meta.resolve('es-check')));

/** `toSorted` is in `app/polyfills.ts`, for Radix; `group` is a label of the shop, not that of arrays. */
const harmless = 'ArrayToSorted,ArrayPrototypeGroup';

test('built scripts use no syntax and no built-in that a browser of the floor lacks', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      esCheck,
      ...['checkBrowser', `${dist}/assets/*.js`, '--module', '--checkFeatures'],
      ...[`--browserslistQuery=${floor}`, '--ignore', harmless],
    ],
    { encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
});

test('built files have no words in their names, which lists of content blockers look for', () => {
  const names = readdirSync(join(dist, 'assets'));
  expect(names.filter((name) => !/^[\da-f]{12}\.[a-z\d]+(?:\.br)?$/.test(name))).toEqual([]);
});

test('a browser that knows only `style-src` of the content policy shows the styles', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const older = html.replace(/; style-src-(?:elem|attr)[^;"]*/g, '');
    expect(older.length).toBeLessThan(html.length);
    await route.fulfill({ response, body: older });
  });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);
});
