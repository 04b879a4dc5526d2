import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type DevelopmentOptions, openInWorkspace, readIndex } from './workspace';

const test = base.extend<object, DevelopmentOptions>({
  shop: ['', { option: true, scope: 'worker' }],
  project: ['', { option: true, scope: 'worker' }],
});

// One after another: a file that changes reloads the pages of the others.
test.describe.configure({ mode: 'default' });

/** Opens a panel of the addons below a story. */
async function openPanel(page: Page, name: string) {
  const tab = page.getByRole('tab', { name, exact: true });
  // The shortcut that opens the panels.
  if (!(await tab.isVisible())) await page.keyboard.press('Alt+A');
  await tab.click();
  return page.getByRole('tabpanel', { name, exact: true });
}

test('a text is changed where it is seen: the file and the state have it, unless the guidelines refuse it', async ({
  page,
  project,
}) => {
  const file = join(project, 'features/offer/messages/hr.ts');
  const story = await openInWorkspace(page, './?path=/story/screens-offer--default&globals=country:HR');
  const share = story.getByRole('button', { name: 'Podijeli' });
  await expect(share).toBeVisible();
  const panel = await openPanel(page, 'Words');
  await share.click();
  await panel.getByRole('button', { name: 'Change HR' }).click();
  const text = panel.getByRole('textbox', { name: 'Text of HR' });
  await expect(text).toBeFocused();
  await text.fill('Podeli sa prijateljem');
  await text.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('podeli');
  expect(await readFile(file, 'utf8')).toContain("'Podijeli'");

  await text.fill('Pošalji prijatelju');
  await text.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Written: features/offer/messages/hr.ts');
  expect(await readFile(file, 'utf8')).toContain("'Pošalji prijatelju'");
  await expect(story.getByRole('button', { name: 'Pošalji prijatelju' })).toBeVisible();
});

test('a comment on an element is kept as a file, and marked as done', async ({ page, project }) => {
  const story = await openInWorkspace(page, './?path=/story/screens-offer--default');
  const heading = story.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const panel = await openPanel(page, 'Comments');
  await heading.click();
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Could be larger.');
  await panel.getByRole('textbox', { name: 'Your name' }).fill('A designer');
  await panel.getByRole('button', { name: 'Add' }).click();
  const status = panel.getByRole('status');
  await expect(status).toHaveText(/^Written: /);
  const [, file = ''] = (await status.innerText()).split(': ');
  const readComment = async () => JSON.parse(await readFile(join(project, file), 'utf8'));
  expect(await readComment()).toMatchObject({
    text: 'Could be larger.',
    element: 'Alpha Potent',
    isDone: false,
  });
  await panel.getByRole('listitem').getByRole('button', { name: 'Mark as done' }).click();
  await expect.poll(readComment).toMatchObject({ isDone: true });
});

test('a sketch becomes a story', async ({ page, project }) => {
  const docs = await openInWorkspace(page, './?path=/docs/compose--docs');
  await docs.getByRole('textbox', { name: 'Name' }).fill('Band with a bundle');
  await docs.getByRole('button', { name: 'Save as story' }).click();
  await expect(docs.getByText('Written: app/sketches/Band with a bundle.stories.tsx')).toBeVisible();
  await access(join(project, 'app/sketches/Band with a bundle.stories.tsx'));
  // It is in the sidebar at once.
  await page.getByText('Sketches', { exact: true }).click();
  await page.getByRole('button', { name: 'Band with a bundle' }).click();
  await expect(page).toHaveURL(/sketches-band-with-a-bundle--default/);
  await expect(docs.locator('#storybook-root').getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
});

test('what the running shop shows becomes a story with one key', async ({ page, shop, project }) => {
  await page.goto(`${shop}/?country=HR#/offers/alpha-potent`);
  await expect(page.getByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj u košaricu' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Alt+Shift+S');
  await expect(page.getByText(/^Written: app\/moments\//)).toBeVisible();
  const [file] = await readdir(join(project, 'app/moments'));
  const findStory = async () =>
    (await readIndex(page)).find(({ importPath }) => importPath === `./app/moments/${file}`)?.id;
  await expect.poll(findStory).toBeDefined();
  const story = await openInWorkspace(page, `./?path=/story/${await findStory()}`);
  await expect(story.getByRole('dialog').getByText('Alpha Potent').first()).toBeVisible();
});
