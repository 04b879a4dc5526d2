import { expect, Shopper, test } from './shopper';

const title = 'Povećanje: obećanja i činjenice';
const sectionTitle = 'Šta zaista možete promijeniti';

test('a reader opens an article, goes to a section through the contents, and back', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/');
  await shopper.main.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/#\/blog\/pove%C4%87anje$/);
  await expect(shopper.heading(title)).toBeFocused();

  await shopper.main.getByText('Na ovoj stranici').click();
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
});
