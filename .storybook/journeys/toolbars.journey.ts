import { expect, test } from '@playwright/test';
import { storyAddress } from '../board/address';
import { examples } from '../welcome/examples';
import { openInWorkspace, openStory } from './workspace';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const heading = (name: string) => ({ role: 'heading', name }) as const;

for (const [toolbar, story, { role, name }] of [
  ['country:RS', 'screens-account--default', heading('Moj nalog')],
  ['login:guest', 'screens-account--default', heading('Niste prijavljeni')],
  ['network:offline', 'screens-listing--default', { role: 'button', name: 'Pokušaj ponovo' }],
  ['cart:empty', 'screens-checkout--default', heading('Korpa je prazna')],
  ['shell:on', 'screens-offer--default', { role: 'banner', name: undefined }],
] as const) {
  test(`${toolbar} changes ${story}`, async ({ page }) => {
    await openStory(page, story, toolbar);
    await expect(page.getByRole(role, name ? { name } : {}).first()).toBeVisible({ timeout: 30_000 });
  });
}

test('the clock sets the time of a page', async ({ page }) => {
  await openStory(page, 'screens-account--default', 'clock:newYear');
  await expect(page.getByRole('heading', { name: 'Moj račun' })).toBeVisible();
  expect(await page.evaluate(() => new Date(Date.now()).toISOString())).toBe('2026-12-31T23:01:00.000Z');
});

test('text size and motion are those of the toolbars', async ({ page }) => {
  await openStory(page, 'screens-contact--default', 'textSize:200;motion:reduced');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('the text is spaced', async ({ page }) => {
  await openStory(page, 'screens-contact--default', 'textSize:spaced');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const ratio = await heading.evaluate((element) => {
    const { letterSpacing, fontSize } = getComputedStyle(element);
    return Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
  });
  expect(ratio).toBeCloseTo(0.12);
});

/** What each example of the welcome page shows. */
const outcomes = [
  { text: /Završi kupnju za .*€/, lang: 'hr', width: 390 },
  { text: 'Pokušaj ponovo', lang: 'sr-Latn' },
  { text: /^Ukupno \(\d\d proizvoda\)/, lang: 'sr-Latn-ME', width: 390 },
  { text: 'Najniža cijena u posljednjih 30 dana', lang: 'hr' },
  { text: 'Kontakt', lang: 'bs', width: 834 },
];

for (const [at, { label, story, toolbars }] of examples.entries()) {
  test(`an address to send: ${label}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shown = await openInWorkspace(page, storyAddress(story, toolbars));
    const { text = '', lang, width } = outcomes[at] ?? {};
    await expect(shown.getByText(text).first()).toBeVisible({ timeout: 30_000 });
    if (lang) await expect(shown.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    if (width) expect(await shown.locator('html').evaluate(() => window.innerWidth)).toBe(width);
  });
}

for (const width of [1024, 1440]) {
  test(`all toolbars are in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInWorkspace(page, '/?path=/story/screens-contact--default');
    const buttons = page.locator('button[aria-haspopup="listbox"]');
    await expect(buttons.nth(7)).toBeAttached();
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /full screen/i })).toBeInViewport({ ratio: 1 });
  });
}
