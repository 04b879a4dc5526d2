import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

/** Expected texts of two countries; not imported from the shop, as in `shopper.ts`. */
const club = {
  BA: { price: /199,00\sKM$/, joined: 'Uspješno ste se pridružili klubu!', digits: '38761234500' },
  RS: { price: /11\.950,00\sRSD$/, joined: 'Uspešno ste se pridružili klubu!', digits: '381631234500' },
};

/** Collects the bodies of all requests to join the club. */
function watchJoining(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads/clubJoin')) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Pridruži se klubu' });

async function fillIn(shopper: Shopper) {
  const { page } = shopper;
  await shopper.main.getByRole('button', { name: 'Pridruži se klubu' }).click();
  await dialogIn(page).getByLabel('Ime i prezime').fill('Ana Putnik');
  await dialogIn(page).getByRole('textbox', { name: 'Broj telefona' }).fill(shopper.texts.phone);
}

const send = (page: Page) => dialogIn(page).getByRole('button', { name: 'Pridruži se' }).click();

for (const country of ['BA', 'RS'] as const) {
  test(`${country}: joins the club`, async ({ page }) => {
    const shopper = new Shopper(page, country);
    const joining = watchJoining(page);
    await shopper.open('/');
    await (await shopper.footer()).getByRole('link', { name: 'Klub' }).click();
    await expect(shopper.heading('Klub Hrast')).toBeFocused();
    await expect(
      shopper.main.getByRole('region', { name: 'Godišnje članstvo' }).getByText(club[country].price),
    ).toBeVisible();

    await fillIn(shopper);
    // A double click sends one request. Delay the answer until the second click, which could otherwise hit the page
    // below the closed dialog.
    let answer = () => {};
    const isPressedTwice = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/leads/clubJoin', async (route) => {
      await isPressedTwice;
      await route.continue();
    });
    await dialogIn(page).getByRole('button', { name: 'Pridruži se' }).dblclick();
    answer();
    await expect(dialogIn(page).getByText(club[country].joined)).toBeVisible();
    // It closes by itself after 4 s.
    await expect(dialogIn(page)).toBeHidden({ timeout: 10_000 });
    await expect(shopper.main.getByText(club[country].joined)).toBeVisible();
    // The local backend locates every visitor in Bosnia and Herzegovina, in every country's shop.
    expect(joining).toEqual([
      {
        FirstLastName: 'Ana Putnik',
        PhoneNumber: club[country].digits,
        ClubName: '{product}',
        Country: 'BA',
      },
    ]);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/most-popular$/);
  });
}

test('a failed lookup of the location is retried, and any country is sent unchanged', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const joining = watchJoining(page);
  let lookups = 0;
  await page.route('**/geo', (route) => {
    lookups += 1;
    return lookups === 1 ? route.abort('connectionreset') : route.fulfill({ json: { country_code: 'AT' } });
  });
  await shopper.open('/club');
  await fillIn(shopper);
  await send(page);
  await expect(dialogIn(page).getByRole('alert')).toContainText('Došlo je do greške');
  expect(joining).toEqual([]);
  await expect(dialogIn(page).getByLabel('Ime i prezime')).toHaveValue('Ana Putnik');

  await send(page);
  await expect(shopper.main.getByText(club.BA.joined)).toBeVisible();
  expect(joining).toMatchObject([{ FirstLastName: 'Ana Putnik', Country: 'AT' }]);
});

test('Back closes the popup and cancels what was sent', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  let answer = () => {};
  const isOver = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/leads/clubJoin', async (route) => {
    await isOver;
    await route.abort();
  });
  // The visitor's country is asked for first.
  const sent = page.waitForRequest('**/api/leads/clubJoin');
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/clubJoin'));
  await shopper.open('/club');
  await fillIn(shopper);
  await send(page);
  await sent;
  await expect(dialogIn(page).getByRole('button', { name: 'Šaljem prijavu' })).toBeVisible();
  await page.goBack();
  await expect(dialogIn(page)).toBeHidden();
  await cancelled;
  answer();
  await shopper.main.getByRole('button', { name: 'Pridruži se klubu' }).click();
  await expect(dialogIn(page).getByLabel('Ime i prezime')).toHaveValue('Ana Putnik');
  await expect(dialogIn(page).getByRole('button', { name: 'Pridruži se' })).not.toHaveAttribute('aria-busy');
});

test('what a guest typed is there after the login, and gone after the logout', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const goTo = (address: string) => page.evaluate((hash) => location.assign(hash), `#${address}`);
  const openForm = async () => {
    await goTo('/club');
    await shopper.main.getByRole('button', { name: 'Pridruži se klubu' }).click();
  };
  const name = dialogIn(page).getByLabel('Ime i prezime');
  await shopper.open('/club');
  await fillIn(shopper);
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toBeHidden();

  await goTo('/login');
  await shopper.logInAs(shopper.member.email, shopper.member.password);
  await expect(page).toHaveURL(/#\/$/);
  await openForm();
  await expect(name).toHaveValue('Ana Putnik');
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toBeHidden();

  await goTo('/account');
  await page.getByRole('tab', { name: 'Postavke' }).click();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(page).not.toHaveURL(/account/);
  await openForm();
  await expect(name).toHaveValue('');
});

test('the community page says that its group opens soon, and leads to the club', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/community');
  await expect(shopper.main.getByText('Grupa se uskoro otvara.')).toBeVisible();
  await expect(shopper.main.getByText('Pridruži se grupi')).toHaveCount(0);
  await shopper.main.getByRole('link', { name: 'Pogledaj klub' }).click();
  await expect(shopper.heading('Klub Hrast')).toBeFocused();
});
