import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { dist, shop } from '../../../playwright.config';
import { budgets, MAX_REQUESTS, screenBudget } from './budgets';
import { readChunks } from './builtFiles';

const chunks = readChunks();

const kinds: Record<string, string> = { '.html': 'Page', '.js': 'JavaScript', '.woff2': 'Fonts' };

/** Requests may start after the page looks finished; those within this time are measured too. */
const SETTLE_MS = 1_500;

interface Check {
  what: string;
  found: string;
  allowed: string;
  ok: boolean;
}

interface Picture {
  bytes: number;
  /** It starts below the fold. */
  isBelow: boolean;
  isLazy: boolean;
}

for (const budget of budgets) {
  test(`first load of #${budget.route}`, async ({ page }) => {
    const { files, pictures } = await firstLoad(page, budget.route);
    const modules = files.flatMap((path) => chunks[path] ?? []);
    const screens = modules.flatMap((id) => id.match(/^features\/([^/]+)\/[^/]+Screen\.tsx$/)?.[1] ?? []);
    const packages = budget.withoutPackages.filter((name) =>
      modules.some((id) => id.includes(`node_modules/${name}/`)),
    );
    report(
      `First load of #${budget.route} on a phone (390 × 844, 3 dots a pixel), nothing cached (kB = 1000 bytes, brotli)`,
      [
        ...Object.entries(budget.bytes).map(([kind, allowed]) => checkKind(kind, files, allowed)),
        ...checkPictures(budget.aboveFold, pictures),
        checkRequests(files),
        {
          what: 'Screens',
          found: screens.join(', ') || 'none',
          allowed: `${budget.feature} only`,
          ok: screens.length === 1 && screens[0] === budget.feature,
        },
        {
          what: 'Form packages',
          found: packages.join(', ') || 'none',
          allowed: 'none',
          ok: packages.length === 0,
        },
      ],
    );
  });
}

test('nothing of the workspace or of the mock backend ships', () => {
  const modules = Object.values(chunks).flat();
  expect(modules.filter((id) => /^(?:\.storybook|mocks)\//.test(id))).toEqual([]);
});

test('JavaScript of each screen', () => {
  const own = new Map<string, number>();
  for (const [path, modules] of Object.entries(chunks)) {
    // Long texts are content: the reader loads one at a time.
    const code = modules.filter((id) => !id.endsWith('.md'));
    const features = new Set(code.flatMap((id) => id.match(/^features\/(?!shared\/)([^/]+)\//)?.[1] ?? []));
    for (const feature of features) own.set(feature, (own.get(feature) ?? 0) + compressedSize(path));
  }
  const screens = [...own]
    .filter(([feature]) => readdirSync(`features/${feature}`).some((name) => name.endsWith('Screen.tsx')))
    .sort(([, a], [, b]) => b - a);
  report(
    'JavaScript of each screen alone (kB = 1000 bytes, brotli)',
    screens.map(([feature, bytes]) => atMost(feature, bytes, kB(bytes), screenBudget)),
  );
});

/** Opens a route with an empty cache. Returns the files of the build that were loaded, and the images of the page. */
async function firstLoad(page: Page, route: string) {
  const files = new Set<string>();
  const imageBytes = new Map<string, Promise<number>>();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (response.ok() && origin === shop) files.add(pathname.slice(1) || 'index.html');
    if (response.request().resourceType() !== 'image') return;
    imageBytes.set(
      response.url(),
      response.body().then(({ length }) => length),
    );
  });
  await page.goto(`/#${route}`);
  // A page that failed loads little: measure only one that shows its heading.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const shown = await page.evaluate(() =>
    [...document.images].map((image) => ({
      url: image.currentSrc,
      isBelow: image.getBoundingClientRect().top >= innerHeight,
      isLazy: image.loading === 'lazy',
    })),
  );
  const pictures: Picture[] = await Promise.all(
    shown.map(async ({ url, ...place }) => ({ ...place, bytes: (await imageBytes.get(url)) ?? 0 })),
  );
  expect(errors).toEqual([]);
  return { files: [...files], pictures };
}

function checkKind(kind: string, files: readonly string[], allowed: number): Check {
  const ofKind = files.filter((path) => kinds[extname(path)] === kind);
  const bytes = ofKind.reduce((sum, path) => sum + compressedSize(path), 0);
  return atMost(
    kind,
    bytes,
    `${kB(bytes)} in ${ofKind.length} ${ofKind.length === 1 ? 'file' : 'files'}`,
    allowed,
  );
}

function checkRequests(files: readonly string[]): Check {
  const count = files.filter((path) => ['.js', '.css'].includes(extname(path))).length;
  return {
    what: 'Requests',
    found: `${count} scripts and style sheets`,
    allowed: `at most ${MAX_REQUESTS}`,
    ok: count > 0 && count <= MAX_REQUESTS,
  };
}

/** Images above the fold must be small; images below it must be lazy. */
function checkPictures(allowed: number | undefined, pictures: readonly Picture[]): Check[] {
  if (allowed === undefined) return [];
  const first = pictures.filter(({ isBelow, bytes }) => !isBelow && bytes > 0);
  const bytes = first.reduce((sum, picture) => sum + picture.bytes, 0);
  const eager = pictures.filter(({ isBelow, isLazy }) => isBelow && !isLazy).length;
  return [
    atMost('Above the fold', bytes, `${kB(bytes)} in ${first.length} images`, allowed),
    { what: 'Below it', found: `${eager} eager images`, allowed: 'lazy ones only', ok: eager === 0 },
  ];
}

function atMost(what: string, bytes: number, found: string, allowed: number): Check {
  // Zero bytes mean that nothing was measured.
  return { what, found, allowed: `at most ${kB(allowed)}`, ok: bytes > 0 && bytes <= allowed };
}

/** Size of a file of the build as a good host sends it: text compressed with brotli, fonts as they are. */
function compressedSize(path: string): number {
  const content = readFileSync(join(dist, path));
  return extname(path) === '.woff2' ? content.length : brotliCompressSync(content).length;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints every check, and fails the test where one is over its budget. */
function report(heading: string, checks: readonly Check[]) {
  const rows = checks.map(
    ({ what, found, allowed, ok }) => `  ${ok ? '✓' : '✗'} ${what.padEnd(15)} ${found.padEnd(28)} ${allowed}`,
  );
  process.stdout.write(`\n${heading}\n\n${rows.join('\n')}\n\n`);
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
}
