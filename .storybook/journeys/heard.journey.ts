import { expect, type Page, test } from '@playwright/test';
import { type IndexEntry, isState } from '../storyIndex';
import { finishStory, openStory, readIndex } from './workspace';

/** The address at which pages find the virtual screen reader. */
const READER = '/virtual-screen-reader.js';

/** The first state of each screen and of each part of the shell, and each form of a screen that was sent with errors. */
const isRead = ({ title, name, tags }: IndexEntry) =>
  (name === 'Default' && /^(Screens|Shell)\/[^/]+$/.test(title)) ||
  (title.startsWith('Screens/') && tags.includes('access:errors'));

/** The file beside the story: `features/login/LoginScreen.heard.txt`, `….LoginInvalid.heard.txt` of another state. */
const fileOf = ({ importPath, exportName, name }: IndexEntry): string[] => {
  const state = name === 'Default' ? '' : `.${exportName ?? name}`;
  return importPath
    .replace(/^\.\//, '')
    .replace(/\.stories\.tsx$/, `${state}.heard.txt`)
    .split('/');
};

/** Opens a story for the reader. On a page of its own: what it leaves there disturbs the play of the next story. */
async function readFrom(page: Page, id: string): Promise<void> {
  await page
    .context()
    .route(`**${READER}`, (route) =>
      route.fulfill({ path: 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js' }),
    );
  // The copyright has a year, and a reminder is offered until a day.
  await page.clock.setSystemTime(new Date('2026-11-26T11:00:00Z'));
  await openStory(page, id, 'country:HR');
  expect.soft(await finishStory(page), id).toBe('success');
}

/** Reads the page from its beginning to its end. Returns what is spoken, a line for each stop. */
async function listen(page: Page): Promise<string> {
  const phrases = await page.evaluate(async (address) => {
    const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address);
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const spoken = await virtual.spokenPhraseLog();
    await virtual.stop();
    return spoken;
  }, READER);
  return `${phrases.join('\n')}\n`;
}

/** Each reads its share of the states, beside the others. */
const SHARES = 3;

for (let share = 0; share < SHARES; share += 1) {
  test(`what a screen reader says stands beside each story (${share + 1} of ${SHARES})`, async ({ page }) => {
    const states = (await readIndex(page)).filter(isState).filter(isRead);
    const chosen = states.filter((_, at) => at % SHARES === share);
    expect(chosen.length).toBeGreaterThan(1);
    test.setTimeout(60_000 + chosen.length * 30_000);
    for (const state of chosen) {
      await readFrom(page, state.id);
      expect.soft(await listen(page)).toMatchSnapshot(fileOf(state));
    }
  });
}

/** What live regions announce while somebody acts. */
async function announcementsOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(async (address) => {
    const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address);
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  }, READER);
  await act();
  return page.evaluate(async (address) => {
    const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address);
    const spoken = await virtual.spokenPhraseLog();
    await virtual.stop();
    return spoken.filter((phrase) => /^(polite|assertive): /.test(phrase));
  }, READER);
}

test('the number of results is announced once', async ({ page }) => {
  await readFrom(page, 'shell-search--open');
  const announced = await announcementsOf(page, async () => {
    await page.getByRole('searchbox').fill('paket');
    await expect(page.getByRole('status').getByText('4 proizvoda')).toBeAttached();
  });
  expect(announced).toEqual(['polite: 4 proizvoda']);
});

test('the new quantity and the new total are announced once, in this order', async ({ page }) => {
  await readFrom(page, 'shell-cart-panel--default');
  const total = page.getByRole('status').filter({ hasText: 'ukupno' });
  await expect(total).toContainText('68,70');
  const announced = await announcementsOf(page, async () => {
    await page.getByRole('button', { name: 'Povećaj količinu, Alpha Potent' }).click();
    await expect(total).toContainText('92,60');
  });
  expect(announced).toEqual(['polite: 3', 'polite: 4 proizvoda, ukupno 92,60 €']);
});
