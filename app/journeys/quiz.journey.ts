import type { Page } from '@playwright/test';
import { expect, type JourneyCountry, Shopper, test } from './shopper';

/** Collects the bodies of all requests to add a subscriber. */
function watchSubscribers(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads/addSubscriber')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** A shopper who takes the quiz. */
class QuizTaker extends Shopper {
  readonly next = this.page.getByRole('button', { name: 'Dalje' });
  readonly skipEmail = this.page.getByRole('link', { name: 'Preskoči e-mail' });
  readonly skipPhone = this.page.getByRole('link', { name: 'Preskoči telefon' });
  readonly sendEmail = this.page.getByRole('button', { name: /^Šaljite mi sav/ });
  readonly progress = this.page.getByRole('progressbar');

  async choose(goal: string): Promise<void> {
    await this.open('/quiz');
    await expect(this.heading(/^Šta vam je|^Što vam je/)).toBeVisible();
    await this.main.getByRole('link', { name: goal }).click();
  }

  /** Chooses the first answer of every question, which leads to the recommendation. */
  async answer(questions: number): Promise<void> {
    for (let number = 1; number <= questions; number += 1) {
      await expect(this.main.getByText(`Pitanje ${number} od ${questions}`)).toBeVisible();
      await expect(this.progress).toHaveAttribute('value', String(number));
      await expect(this.main.getByRole('heading', { level: 1 })).toBeFocused();
      await this.main.getByRole('checkbox').first().check();
      await this.next.click();
    }
  }

  async leaveName(name: string, email: string): Promise<void> {
    await this.page.getByLabel('Ime i prezime').fill(name);
    await this.page.getByLabel(/^E-mail/).fill(email);
    await this.sendEmail.click();
  }

  async leavePhone(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Broj telefona' }).fill(this.texts.phone);
    await this.page.getByRole('button', { name: /^(Nazovite|Pozovite) me$/ }).click();
  }

  /** Expects the box of a contact to be open, in view and focused. */
  async expectBox(name: string): Promise<void> {
    const box = this.main.getByRole('heading', { level: 2, name });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
  }

  /** Expects the page of the recommended offer. */
  async expectOffer(name: string, slug: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`#/offers/${slug}$`));
    await expect(this.heading(name)).toBeFocused();
  }
}

const taker = (page: Page, country: JourneyCountry) => new QuizTaker(page, country);

test('BA, prostate: seven questions, name, email and phone, then Prosta Vital', {
  tag: '@gate',
}, async ({ page }) => {
  const subscribers = watchSubscribers(page);
  const visitor = taker(page, 'BA');
  await visitor.choose('Prostata');
  await visitor.answer(7);

  await expect(visitor.heading('Prosta Vital')).toBeFocused();
  // The quiz ends with the slim footer.
  const footer = await visitor.footer();
  await expect(footer.getByRole('navigation', { name: 'Pravila' })).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Proizvodi' })).toHaveCount(0);
  await expect(visitor.main.getByText('2491 recenzije')).toBeVisible();
  await expect(visitor.main.getByText(/^Rekli ste da na spavanje idete prije deset, a /)).toBeVisible();
  await visitor.sendEmail.click();
  await expect(page.getByText('Molimo unesite Vaše podatke')).toHaveCount(2);
  await visitor.leaveName('Edin Begović', 'edin@example.ba');
  await visitor.expectBox('Da vas nazovemo?');
  await visitor.leavePhone();

  await visitor.expectOffer('Prosta Vital', 'prosta-vital');
  await expect
    .poll(() => subscribers)
    .toEqual([
      { Email: 'edin@example.ba', FirstLastName: 'Edin Begović', Group: 'ba-prosta-vital' },
      { PhoneNumber: '38761234500', OfferID: '3' },
    ]);
});

test('RS, potency: six questions, contact data skipped, then Alpha Potent', async ({ page }) => {
  const subscribers = watchSubscribers(page);
  const visitor = taker(page, 'RS');
  await visitor.choose('Potencija i energija');
  await visitor.answer(6);
  await visitor.skipEmail.click();
  await visitor.expectBox('Da vas pozovemo?');
  await visitor.skipPhone.click();
  await visitor.expectOffer('Alpha Potent', 'alpha-potent');
  expect(subscribers).toEqual([]);
});

test('HR, size: a reload and Back keep the answers; an email, no phone, then HairGrow Plus', async ({
  page,
}) => {
  const subscribers = watchSubscribers(page);
  const visitor = taker(page, 'HR');
  await visitor.choose('Veličina i performanse');
  await visitor.answer(6);
  await expect(visitor.heading('HairGrow Plus')).toBeFocused();

  await page.goBack();
  await expect(visitor.heading('Što vam pomaže da ustrajete?')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Jasan plan' })).toBeChecked();
  await visitor.main.getByRole('link', { name: 'Natrag' }).click();
  await expect(page.getByRole('checkbox', { name: 'Redovito vježbanje' })).toBeChecked();
  await page.goForward();
  await expect(visitor.heading('Što vam pomaže da ustrajete?')).toBeFocused();
  await visitor.next.click();

  await visitor.leaveName('Ivan', 'ivan@example.hr');
  await visitor.expectBox('Da vas nazovemo?');
  await visitor.skipPhone.click();
  await visitor.expectOffer('HairGrow Plus', 'hairgrow-plus');
  expect(subscribers).toEqual([
    { Email: 'ivan@example.hr', FirstLastName: 'Ivan', Group: 'hr-hairgrow-plus' },
  ]);
});

test('ME, health: Digest Balance opens even if the phone number cannot be sent', async ({ page }) => {
  const subscribers = watchSubscribers(page);
  await page.route('**/api/leads/addSubscriber', (route) => route.abort());
  const visitor = taker(page, 'ME');
  await visitor.choose('Opšte zdravlje');
  await visitor.answer(6);
  await visitor.skipEmail.click();
  await visitor.leavePhone();
  await visitor.expectOffer('Digest Balance', 'digest-balance');
  expect(subscribers).toEqual([{ PhoneNumber: '38267123450', OfferID: '9' }]);
});

test('an answer is changed from the result, which is ordered in its first window', async ({ page }) => {
  const visitor = taker(page, 'BA');
  await visitor.choose('Potencija i energija');
  await visitor.answer(6);
  await expect(visitor.heading('Alpha Potent')).toBeFocused();
  for (const name of ['Dodaj u korpu', 'Pogledaj Alpha Potent', 'Preskoči']) {
    const control = visitor.main.locator('a, button').getByText(name, { exact: true }).first();
    await expect(control).toBeInViewport({ ratio: 1 });
  }

  await visitor.main.getByRole('link', { name: 'Kada imate najviše energije?' }).click();
  await expect(visitor.heading('Kada imate najviše energije?')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Ujutro' }).uncheck();
  await page.getByRole('checkbox', { name: 'Navečer' }).check();
  await page.getByRole('button', { name: 'Nazad na preporuku' }).click();
  await expect(visitor.heading('Alpha Potent')).toBeFocused();
  await expect(visitor.main.getByText(/^Rekli ste da najviše energije imate navečer/)).toBeVisible();
  await expect(visitor.progress).toHaveAttribute('value', '7');

  await visitor.main.getByRole('button', { name: 'Dodaj u korpu' }).click();
  await expect(visitor.cartPanel).toContainText('Alpha Potent');
  await visitor.toCheckout();
});

test('Back after the page’s own way back leaves the quiz as it came', async ({ page }) => {
  const visitor = taker(page, 'BA');
  await visitor.open('/most-popular');
  await visitor.choose('Prostata');
  await visitor.main.getByRole('link', { name: 'Nazad' }).click();
  await expect(visitor.heading('Šta vam je trenutno najvažnije?')).toBeFocused();
  await page.goBack();
  await expect(visitor.heading('Najpopularniji')).toBeVisible();
});

test('both contacts are skipped in one press', async ({ page }) => {
  const visitor = taker(page, 'HR');
  await visitor.choose('Opće zdravlje');
  await visitor.answer(6);
  await page.getByRole('link', { name: 'Preskoči', exact: true }).click();
  await visitor.expectOffer('Digest Balance', 'digest-balance');
});

test('the drawing beside the questions reaches the lower edge of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const visitor = taker(page, 'BA');
  await visitor.open('/quiz');
  await expect(visitor.heading('Šta vam je trenutno najvažnije?')).toBeVisible();
  const panel = visitor.main.locator('[aria-hidden="true"]:has(> div:empty)');
  const box = await panel.boundingBox();
  expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(2);
});
