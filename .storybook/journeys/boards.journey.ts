import { expect, type Page, test } from '@playwright/test';
import { openDocs, readIndex } from './workspace';

const figures = (page: Page) => page.getByRole('region', { name: /^Board of/ }).locator('figure');

test('the board of each screen and part of the shell has all of its states', async ({ page }) => {
  test.setTimeout(600_000);
  const entries = await readIndex(page);
  const specifications = entries.filter(({ name }) => name === 'Specification');
  expect(specifications.length).toBeGreaterThan(20);
  for (const { id, title } of specifications) {
    await test.step(title, async () => {
      const states = entries.filter(
        (entry) => entry.subtype === 'story' && `${entry.title}/`.startsWith(`${title}/`),
      );
      await openDocs(page, id);
      await expect(figures(page), title).toHaveCount(states.length);
      await figures(page).first().scrollIntoViewIfNeeded();
      await expect(figures(page).first(), title).toHaveAttribute('data-story', 'reached', {
        timeout: 40_000,
      });
    });
  }
});

test('a board shows one state in every country and width, without moving the page', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 1900 });
  await openDocs(page, 'screens-contact--specification');
  await page.getByLabel('Zoom').selectOption('25 %');
  await page.getByLabel('State').selectOption({ label: 'Default, everywhere' });
  await expect(figures(page)).toHaveCount(12);
  await figures(page).first().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await expect(page.locator('figure[data-story="reached"]')).toHaveCount(12, { timeout: 120_000 });
  expect(await page.evaluate(() => scrollY)).toBe(top);
  for (const [at, lang] of [/^bs/, /^sr/, /^hr/, /^cnr|^sr/].entries()) {
    const frame = figures(page)
      .nth(at * 3)
      .frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('a board shows its states in another country and width', async ({ page }) => {
  await openDocs(page, 'screens-contact--specification');
  await page.getByLabel('Country').selectOption('HR');
  await page.getByLabel('Width').selectOption('834');
  const first = figures(page).first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
  await expect(first.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'hr');
  expect(
    await first
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => window.innerWidth),
  ).toBe(834);
});
