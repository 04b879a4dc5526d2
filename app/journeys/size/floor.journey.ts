import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { exceptions, excuse } from '../../../.ci/floor/exceptions';
import { findLaterUses } from '../../../.ci/floor/laterUses';
import { findUnguardedMixes } from '../../../.ci/floor/unguardedMixes';
import { dist } from '../../../playwright.config';

test('built scripts use no API that a browser of the floor lacks', async ({ page }) => {
  await page.goto('/');
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !type).map(({ text }) => text),
  );
  expect(inline).toHaveLength(2);
  const files = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(50);
  const scripts = [
    ...inline.map((code): [string, string] => ['index.html.js', code]),
    ...files.map((name): [string, string] => [name, readFileSync(join(dist, 'assets', name), 'utf8')]),
  ];
  const uses = scripts.flatMap(([name, code]) =>
    findLaterUses(name, code).map((use) => ({ ...use, name, excuse: excuse(use) })),
  );
  const rows = uses.map(
    ({ api, name, excerpt, excuse = 'NOT EXCUSED' }) => `  ${api}, ${name}: ${excuse}\n    … ${excerpt} …`,
  );
  process.stdout.write(`\nLater APIs in the built scripts\n\n${rows.join('\n')}\n\n`);
  expect(uses.filter(({ excuse }) => excuse === undefined)).toEqual([]);
  const excuses = uses.map(({ excuse }) => excuse);
  expect(exceptions.filter(({ reason }) => !excuses.includes(reason))).toEqual([]);
});

test('built files have no words in their names, which lists of content blockers look for', () => {
  const names = readdirSync(join(dist, 'assets'));
  expect(names.filter((name) => !/^[\da-f]{12}\.[a-z\d]+(?:\.br)?$/.test(name))).toEqual([]);
});

test('built styles mix colours only where a browser without `color-mix()` has another', async () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(20);
  const styles = files.map((name) => readFileSync(join(dist, 'assets', name), 'utf8'));
  expect(styles.flatMap(findUnguardedMixes)).toEqual([]);
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
