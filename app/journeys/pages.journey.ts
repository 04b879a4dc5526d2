import { expect, Shopper, test } from './shopper';

/** Content pages: label in the footer, title, and a text with a figure. */
const pages = [
  ['Naša priča', 'Naša priča', 'u roku od 90 dana od dostave'],
  ['O nama', 'O nama', 'Najbrže ćete nas dobiti na'],
  ['Politika dostave', 'Politika dostave', 'traje 24 do 48 sati'],
  ['Politika povraćaja', 'Politika povraćaja', 'Ta naknada je 20% iznosa porudžbine'],
  ['Uslovi korišćenja', 'Uslovi korišćenja', '11.950,00 RSD za jednu godinu'],
  ['Politika privatnosti', 'Politika privatnosti', 'u roku od 30 dana'],
  ['Pristupačnost', 'Pristupačnost', 'WCAG 2.2'],
  ['Povraćaj ili zamena', 'Politika povraćaja', '14 dana od prijema paketa'],
  ['Odustanak od ugovora', 'Odustanak od ugovora', '14 dana od dana kada ste primili paket'],
  ['Kontakt', 'Kontakt', '+381 11 000 0000'],
] as const;

test('the footer links to every content page', async ({ page }) => {
  const shopper = new Shopper(page, 'RS');
  await shopper.open('/track');
  const descriptions = new Map<string, string | null>();
  for (const [link, title, text] of pages) {
    await (await shopper.footer()).getByRole('link', { name: link, exact: true }).click();
    await expect(shopper.heading(title)).toBeFocused();
    await expect(shopper.main.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Hrast`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    descriptions.set(title, description);
  }
  expect(new Set(descriptions.values()).size, 'each page has its own description').toBe(descriptions.size);
});
