import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runChecks } from 'es-check';
import { dist } from '../../../playwright.config';
import { floor } from '../../build/floor';

/** `toSorted` is in `app/polyfills.ts`, for Radix; `group` is a label of the shop, not that of arrays. */
const harmless = 'ArrayToSorted,ArrayPrototypeGroup';

test('built scripts use no syntax and no built-in that a browser of the floor lacks', async () => {
  const { errors } = await runChecks([
    {
      files: [`${dist}/assets/*.js`],
      module: true,
      checkBrowser: true,
      browserslistQuery: floor.join(),
      checkFeatures: true,
      ignore: harmless,
    },
  ]);
  expect(errors.map(({ file, err }) => `${file}: ${err.message}`)).toEqual([]);
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
