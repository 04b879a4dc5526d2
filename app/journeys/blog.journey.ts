import { expect, Shopper, test } from './shopper';
import { readChunks, scriptOf } from './size/builtFiles';

const title = 'Povećanje: obećanja i činjenice';
const sectionTitle = 'Šta zaista možete promijeniti';
const otherTitle = 'A pumpe, utezi i zahvati';

test('a reader opens an article, goes to a section through the contents, and back', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/');
  await shopper.main.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/#\/blog\/pove%C4%87anje$/);
  await expect(shopper.heading(title)).toBeFocused();
  await expect(shopper.main.getByText(/^\d min čitanja$/)).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'Na ovoj stranici' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await contents.getByRole('link', { name: sectionTitle }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  await contents.getByRole('link', { name: sectionTitle }).click();
  const heading = page.getByRole('heading', { level: 2, name: sectionTitle });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(contents.getByRole('link', { name: sectionTitle })).toHaveAttribute('aria-current', 'true');
  const sectionUrl = page.url();

  // Back between two sections.
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await contents.getByRole('link', { name: otherTitle }).scrollIntoViewIfNeeded();
  const inSection = await scrolled();
  await contents.getByRole('link', { name: otherTitle }).click();
  await expect(page.getByRole('heading', { level: 2, name: otherTitle })).toBeFocused();
  const otherUrl = page.url();
  await page.goBack();
  await expect(page).toHaveURL(sectionUrl);
  await expect.poll(scrolled).toBe(inSection);

  await page.goBack();
  await expect(page).toHaveURL(/#\/blog\/pove%C4%87anje$/);
  await expect.poll(scrolled).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);

  // Another reader opens the address of the section.
  const other = await page.context().newPage();
  await other.goto(sectionUrl);
  const sameHeading = other.getByRole('heading', { level: 2, name: sectionTitle });
  await expect(sameHeading).toBeFocused();
  await expect(sameHeading).toBeInViewport();

  // Reads on, goes to another page and comes back to the same place.
  await expect(other.getByRole('link', { name: /^Pogledaj / }).first()).toBeAttached();
  const next = other.getByRole('region', { name: 'Nastavite čitati' }).getByRole('link').first();
  await next.scrollIntoViewIfNeeded();
  const atTheEnd = await other.evaluate(() => window.scrollY);
  await next.click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await other.goBack();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(() => other.evaluate(() => window.scrollY)).toBe(atTheEnd);

  // Types the address of another section.
  await other.goto(otherUrl);
  await expect(other.getByRole('heading', { level: 2, name: otherTitle })).toBeFocused();
});

for (const address of [
  '/blog/povećanje',
  '/blog/pove%C4%87anje',
  '/blog/povecanje',
  '/blog/PoveC%CC%81anje',
]) {
  test(`${address} opens the article`, async ({ page }) => {
    const shopper = new Shopper(page, 'RS');
    await shopper.open(address);
    await expect(shopper.heading(title)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Šta onda mogu?' })).toBeVisible();
  });
}

test('an unknown article is not found', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  await shopper.open('/blog/kosa');
  await expect(shopper.heading('Stranica nije pronađena')).toBeVisible();
});

for (const { name, slug } of [
  { name: 'Pure Fit', slug: 'pure-fit' },
  { name: 'Alpha Potent', slug: 'alpha-potent' },
]) {
  test(`the end of an article links to ${name}`, async ({ page }) => {
    const shopper = new Shopper(page, 'ME');
    await shopper.open('/blog/zdravlje');
    const offers = page.getByRole('region', { name: 'Naši proizvodi, sniženi do 53%' });
    await offers.getByRole('link', { name: `Pogledaj ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`#/offers/${slug}$`));
    await expect(shopper.heading(name)).toBeFocused();
  });
}

test('only the article and its sources are printed', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  await shopper.open('/blog/zdravlje');
  await expect(page.getByRole('link', { name: 'Pogledaj Pure Fit' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shopper.heading('Mali koraci za zdrav dan')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Što staviti na tanjur?' })).toBeVisible();
  await expect(page.getByText(/^Ako vas pri naporu zaboli/)).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const regions = page.getByRole('region');
  await expect(regions).toHaveCount(1);
  await expect(regions.getByRole('heading')).toHaveText('Izvori');
});

test('the text of an article loads with its page; if it fails, retrying loads it', async ({ page }) => {
  const chunks = readChunks();
  const textFiles: string[] = [];
  page.on('request', (request) => {
    const modules = chunks[new URL(request.url()).pathname.slice(1)] ?? [];
    textFiles.push(...modules.filter((module) => /^features\/blog\/content\/.+\.md$/.test(module)));
  });
  const shopper = new Shopper(page, 'HR');
  const text = 'features/blog/content/potencija.hr.md';
  await page.route(`**/${scriptOf(text)}`, (route) => route.abort());
  await shopper.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(textFiles).toEqual([]);

  await shopper.main.getByRole('link', { name: 'Ginseng, maca i cink: što se o njima zna' }).click();
  const retry = shopper.main.getByRole('button', { name: 'Pokušaj ponovno' });
  await expect(retry).toBeVisible();
  // Failed code is asked for twice.
  expect([...new Set(textFiles)]).toEqual([text]);
  await expect(shopper.heading('Ginseng, maca i cink: što se o njima zna')).toBeVisible();

  await page.unroute(`**/${scriptOf(text)}`);
  await retry.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tri sastojka, tri priče' })).toBeVisible();
});
