import { countries, expect, Shopper, test } from './shopper';

const footerLink = async (shopper: Shopper, name: string) =>
  (await shopper.footer()).getByRole('link', { name, exact: true });

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
    await (await footerLink(shopper, link)).click();
    await expect(shopper.heading(title)).toBeFocused();
    await expect(shopper.main.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Hrast`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    descriptions.set(title, description);
  }
  expect(new Set(descriptions.values()).size, 'each page has its own description').toBe(descriptions.size);
});

test('a withdrawal is declared in two steps, mailed, and printed without the rest of the page', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'HR');
  await shopper.open('/kontaktiraje-nas');
  await (await footerLink(shopper, 'Jednostrani raskid ugovora')).click();
  await expect(shopper.heading('Jednostrani raskid ugovora')).toBeFocused();
  await shopper.main.getByLabel('Ime i prezime').fill('Žarko Đurić');
  await shopper.main.getByLabel('E-mail ili poštanska adresa').fill('zarko@example.hr');
  await shopper.main.getByLabel('Broj narudžbe').fill('304512');
  await shopper.main.getByLabel('Kada ste primili paket?').fill('1.11.2026.');
  await shopper.main.getByRole('button', { name: 'Pregledaj izjavu' }).click();
  await expect(shopper.main.getByRole('heading', { name: 'Provjerite i potvrdite' })).toBeFocused();

  await page.goBack();
  await expect(shopper.main.getByRole('heading', { name: 'Podaci za izjavu' })).toBeFocused();
  await expect(shopper.main.getByLabel('Ime i prezime')).toHaveValue('Žarko Đurić');
  await shopper.main.getByRole('button', { name: 'Pregledaj izjavu' }).click();
  await shopper.main.getByRole('button', { name: 'Potvrđujem raskid ugovora' }).click();
  await expect(shopper.main.getByRole('heading', { name: 'Vaša izjava' })).toBeFocused();
  await expect(shopper.main.getByRole('heading', { name: 'Vaša izjava' })).toBeInViewport();
  expect(page.url()).toMatch(/#\/odustajanje\?korak=izjava$/);

  const mail = new URL(
    (await shopper.main.getByRole('link', { name: 'Pošalji e-poštom' }).getAttribute('href')) ?? '',
  );
  expect(mail.pathname).toBe('podrska@hrast.example.hr');
  expect(mail.searchParams.get('subject')).toBe('Jednostrani raskid ugovora, narudžba 304512');
  expect(mail.searchParams.get('body')).toMatch(/jednostrano raskidam ugovor.*Žarko Đurić.*\d\d:\d\d$/s);

  await page.emulateMedia({ media: 'print' });
  const declaration = shopper.main.getByRole('article');
  await expect(declaration.getByText(/^Potpis/)).toBeVisible();
  const words = async (text: string | Promise<string>) => (await text).split(/\s+/).filter(Boolean);
  expect(await words(page.locator('body').innerText())).toEqual(await words(declaration.innerText()));
});

test('Back from a section of a page that was not scrolled leads to its top', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/privacy-policy');
  // Without the scrolling of a click by the test.
  const link = shopper.main.getByRole('link', { name: 'Kolačići i memorija uređaja' }).first();
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expect(shopper.main.getByRole('heading', { name: 'Kolačići i memorija uređaja' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the table of contents leads to a section, which has its own address', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  await shopper.open('/politika-povrata');
  const section = shopper.main.getByRole('heading', { name: 'Jednostrani raskid ugovora' });
  await page
    .getByRole('navigation', { name: 'Na ovoj stranici' })
    .getByRole('link', { name: 'Jednostrani raskid ugovora' })
    .click();
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await page.reload();
  await expect(section).toBeInViewport();
});

/** Every country has its own phone number. */
const phones = {
  BA: '+387 33 000 000',
  RS: '+381 11 000 0000',
  HR: '+385 1 000 0000',
  ME: '+382 20 000 000',
};

for (const country of countries) {
  test(`${country}: the contact page has phone and a link to tracking`, async ({ page }) => {
    const shopper = new Shopper(page, country);
    await shopper.open('/bundles');
    await (await footerLink(shopper, 'Kontakt')).click();
    await expect(shopper.heading('Kontakt')).toBeFocused();
    await expect(page).toHaveTitle('Kontakt | Hrast');
    const phone = phones[country];
    await expect(shopper.main.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    await expect(shopper.main.getByText(/\[/)).toHaveCount(0);
    await expect(shopper.main.getByText(/, 8:00 do 17:00$/)).toBeVisible();
    await shopper.main.getByRole('link', { name: /je moj paket\?$/ }).click();
    await expect(shopper.heading('Praćenje pošiljke')).toBeFocused();
  });
}
