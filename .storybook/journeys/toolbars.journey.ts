import { expect, test } from '@playwright/test';
import { storyAddress } from '../board/address';
import { presets } from '../toolbars/presets';
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
    await expect(page.getByRole(role, name ? { name } : {}).first()).toBeVisible();
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

/** What the state of each preset shows. */
const outcomes: Record<string, { text: string | RegExp; lang: string; width?: number }> = {
  'Croatia, phone, slow, login expires': { text: /Završi kupnju za .*€/, lang: 'hr', width: 390 },
  'Serbia, member, network fails once': { text: 'Pokušaj ponovo', lang: 'sr-Latn' },
  'Montenegro, phone, many articles': { text: /^Ukupno \(\d\d proizvoda\)/, lang: 'sr-Latn-ME', width: 390 },
  'Croatia, header and footer, first minute of 2027': {
    text: 'Najniža cijena u posljednjih 30 dana',
    lang: 'hr',
  },
  'Tablet, text 200 %, reduced motion': { text: 'Kontakt', lang: 'bs', width: 834 },
};

for (const { name, story, values } of presets) {
  test(`an address to send: ${name}`, async ({ page }) => {
    const outcome = outcomes[name];
    if (!outcome) throw new Error('What this preset shows is not in the list.');
    await page.setViewportSize({ width: 1440, height: 900 });
    const shown = await openInWorkspace(page, storyAddress(story, values));
    await expect(shown.getByText(outcome.text).first()).toBeVisible();
    await expect(shown.locator('html')).toHaveAttribute('lang', new RegExp(`^${outcome.lang}`));
    if (outcome.width)
      expect(await shown.locator('html').evaluate(() => window.innerWidth)).toBe(outcome.width);
  });
}

test('a preset sets all conditions at once, and None takes them back', async ({ page }) => {
  const story = await openInWorkspace(page, '/?path=/story/screens-checkout--default');
  const menu = page.getByRole('button', { name: /^Conditions/ });
  await menu.click();
  await page.getByRole('button', { name: 'Croatia, phone, slow, login expires' }).click();
  await expect(page).toHaveURL(/country:HR/);
  await expect(page).toHaveURL(/login:expires/);
  await expect(page).toHaveURL(/network:slow/);
  await expect(page).toHaveURL(/viewport\.value:phone/);
  await expect(story.locator('html')).toHaveAttribute('lang', 'hr', { timeout: 40_000 });

  await page.getByRole('combobox', { name: 'Cart' }).selectOption('bundle');
  await expect(page).toHaveURL(/cart:bundle/);
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect(page).not.toHaveURL(/login:expires|cart:bundle/);
});

for (const width of [1024, 1440]) {
  test(`all toolbars are in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInWorkspace(page, '/?path=/story/screens-contact--default');
    for (const name of [/^Conditions/, /Country/, /full screen/i])
      await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
  });
}
