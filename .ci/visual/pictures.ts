// npm run pictures: the pictures that the workspace's welcome page shows of its states.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { isState, parseIndex } from '#storybook/storyIndex';
import { chromiumLaunchOptions } from '../chromium.mjs';
import { run } from '../processes.mjs';
import { openFinished, waitForContent } from './storyPage';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.storybook/welcome/pictures`;
/** Pixels of a picture per pixel of the window: sharp at half of its size on most screens. */
const SCALE = 0.85;

const storybook = `${root}node_modules/.cache/visual/pictures`;
if (!(await run(`storybook build --quiet -o "${storybook}"`, { minutes: 20 })))
  throw new Error('The workspace was not built, see above.');

const server = await preview({ root, build: { outDir: storybook }, preview: { port: 0 } });
const origin = server.resolvedUrls?.local[0];
if (!origin) throw new Error('The workspace is not served.');
const browser = await chromium.launch(chromiumLaunchOptions());

/** What the page shows: names, sizes of windows in px, toolbars. */
async function findShown() {
  const page = await browser.newPage();
  await page.goto(`${origin}iframe.html?viewMode=docs&id=welcome--docs`);
  const pictures = page.locator('img[src^="pictures/"]');
  await pictures.first().waitFor();
  const shown = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      name: image.src.replace(/.*\/(.+)\.webp$/, '$1'),
      window: { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) },
      globals: image.dataset.globals ?? '',
    })),
  );
  const entries = parseIndex(await (await page.request.get(`${origin}index.json`)).json());
  await page.close();
  return shown.map((picture) => {
    const { name } = picture;
    const state = entries.find(
      (entry) => isState(entry) && (entry.id === name || entry.id.startsWith(`${name}--`)),
    );
    if (!state) throw new Error(`.storybook/welcome: there is no state for the picture '${name}'.`);
    return { ...picture, id: state.id };
  });
}

const shown = await findShown();
const taken = new Map<string, Buffer>();
for (const { name, id, window, globals } of shown) {
  const page = await browser.newPage({ baseURL: origin, viewport: window, reducedMotion: 'reduce' });
  await openFinished(page, id, `country:BA;${globals}`);
  await waitForContent(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: 0, ...window, scale: SCALE },
  });
  taken.set(name, Buffer.from(data, 'base64'));
  await page.close();
}
await browser.close();
await server.close();
// Only now, so that a run which fails leaves the pictures as they are.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, picture] of taken) writeFileSync(`${folder}/${name}.webp`, picture);
console.log(`${taken.size} pictures in .storybook/welcome/pictures`);
