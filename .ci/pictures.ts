// npx tsx .ci/pictures.ts: takes the pictures of the workspace's first page from its states, into .storybook/welcome/pictures.
// They are committed, so that the workspace needs no browser to be built.
import { execSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { isState, parseIndex } from '#storybook/storyIndex';
import { chromiumLaunchOptions } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.storybook/welcome/pictures`;
const outDir = `${root}node_modules/.cache/pictures`;

execSync(`npx storybook build --quiet -o "${outDir}"`, { cwd: root, stdio: 'inherit' });
const server = await preview({ root, build: { outDir }, preview: { port: 0 } });
const baseURL = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(chromiumLaunchOptions());

const docs = await browser.newPage({ baseURL });
await docs.goto('iframe.html?viewMode=docs&id=welcome--docs');
const images = docs.locator('img[src^="pictures/"]');
await images.first().waitFor();
const shown = await images.evaluateAll((found: HTMLImageElement[]) =>
  found.map((image) => ({
    name: image.src.replace(/.*\/(.+)\.webp$/, '$1'),
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    globals: image.dataset.globals ?? '',
  })),
);
const states = parseIndex(await (await docs.request.get('index.json')).json()).filter(isState);

const taken = new Map<string, Buffer>();
for (const { name, width, height, globals } of shown) {
  const state = states.find(({ id }) => id === name || id.startsWith(`${name}--`));
  if (!state) throw new Error(`.storybook/welcome: there is no state for the picture '${name}'.`);
  const page = await browser.newPage({ baseURL, viewport: { width, height }, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  const toolbars = `country:BA;${globals};a11y.manual:!true`;
  await page.goto(`iframe.html?viewMode=story&id=${state.id}&globals=${toolbars}`);
  await page.waitForFunction(`window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loading = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.allSettled(loading.map((image) => image.decode()));
  });
  const session = await page.context().newCDPSession(page);
  // Sharp at half of its size on most screens.
  const clip = { x: 0, y: 0, width, height, scale: 0.85 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72, clip });
  taken.set(name, Buffer.from(data, 'base64'));
  await page.close();
}
await Promise.all([browser.close(), server.close()]);
// Only now, so that a run which fails leaves the pictures as they are.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, picture] of taken) writeFileSync(`${folder}/${name}.webp`, picture);
console.log(`${taken.size} pictures in .storybook/welcome/pictures`);
