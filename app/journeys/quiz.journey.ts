import { expect, Shopper, test } from './shopper';

test('a visitor answers the questions, leaves name, email and phone, and comes to the recommended offer', {
  tag: '@gate',
}, async ({ page }) => {
  const subscribers: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads/addSubscriber')) subscribers.push(request.postDataJSON());
  });
  const visitor = new Shopper(page, 'BA');
  await visitor.open('/quiz');
  await expect(visitor.heading('Šta vam je trenutno najvažnije?')).toBeVisible();
  await visitor.main.getByRole('link', { name: 'Prostata' }).click();
  for (let number = 1; number <= 7; number += 1) {
    await expect(visitor.main.getByText(`Pitanje ${number} od 7`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(number));
    await expect(visitor.main.getByRole('heading', { level: 1 })).toBeFocused();
    await visitor.main.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Dalje' }).click();
  }

  await expect(visitor.heading('Prosta Vital')).toBeFocused();
  // The quiz ends with the slim footer.
  const footer = await visitor.footer();
  await expect(footer.getByRole('navigation', { name: 'Pravila' })).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Proizvodi' })).toHaveCount(0);
  await expect(visitor.main.getByText('2491 recenzije')).toBeVisible();
  await expect(visitor.main.getByText(/^Rekli ste da na spavanje idete prije deset, a /)).toBeVisible();
  const sendEmail = page.getByRole('button', { name: /^Šaljite mi sav/ });
  await sendEmail.click();
  await expect(page.getByText('Molimo unesite Vaše podatke')).toHaveCount(2);
  await page.getByLabel('Ime i prezime').fill('Edin Begović');
  await page.getByRole('textbox', { name: 'Email' }).fill('edin@example.ba');
  await sendEmail.click();
  await expect(visitor.main.getByRole('heading', { name: 'Da vas nazovemo?' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Broj telefona' }).fill(visitor.texts.phone);
  await page.getByRole('button', { name: 'Nazovite me' }).click();

  await expect(page).toHaveURL(/#\/offers\/prosta-vital$/);
  await expect(visitor.heading('Prosta Vital')).toBeFocused();
  await expect
    .poll(() => subscribers)
    .toEqual([
      { Email: 'edin@example.ba', FirstLastName: 'Edin Begović', Group: 'ba-prosta-vital' },
      { PhoneNumber: '38761234500', OfferID: '3' },
    ]);
});
