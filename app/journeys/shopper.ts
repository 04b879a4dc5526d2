import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { fixtures } from '#mocks/fixtures';

export const countries = ['BA', 'RS', 'HR', 'ME'] as const;
type JourneyCountry = (typeof countries)[number];

/** The local backend of the journeys. */
const backend = `http://localhost:${process.env.JOURNEYS_BACKEND_PORT ?? '4174'}`;

/** Texts that differ between countries. They are not imported from the shop: a wrong text there must fail a journey. */
const texts = {
  BA: {
    addToCart: 'Dodajte u korpu',
    cart: /^Korpa/,
    create: 'Napravite račun',
    confirm: 'Potvrdite narudžbu',
    finish: 'Završite kupovinu',
    thanks: 'Hvala na narudžbi',
    account: 'Moj račun',
    currency: 'KM',
    phone: '061 234 500',
  },
  RS: {
    addToCart: 'Dodajte u korpu',
    cart: /^Korpa/,
    create: 'Napravite nalog',
    confirm: 'Potvrdite porudžbinu',
    finish: 'Završite kupovinu',
    thanks: 'Hvala na porudžbini',
    account: 'Moj nalog',
    currency: 'RSD',
    phone: '063 123 4500',
  },
  HR: {
    addToCart: 'Dodajte u košaricu',
    cart: /^Košarica/,
    create: 'Izradite račun',
    confirm: 'Potvrdite narudžbu',
    finish: 'Završite kupnju',
    thanks: 'Hvala na narudžbi',
    account: 'Moj račun',
    currency: '€',
    phone: '091 234 5600',
  },
  ME: {
    addToCart: 'Dodajte u korpu',
    cart: /^Korpa/,
    create: 'Napravite nalog',
    confirm: 'Potvrdite narudžbu',
    finish: 'Završite kupovinu',
    thanks: 'Hvala na narudžbi',
    account: 'Moj nalog',
    currency: '€',
    phone: '067 123 450',
  },
} satisfies Record<JourneyCountry, object>;

/** For `test.use`: animations run as for most people. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For `test.use`: a wide window, for controls that narrow windows do not have. */
export const onComputer = { viewport: { width: 1280, height: 900 } } as const;

export interface Account {
  email: string;
  password: string;
}

/** The password of every profile that a journey creates. */
const newPassword = 'dobra-lozinka-1';

/** Personal data, which must not be in a URL or in the browser's storage. */
const personalData = [
  '@',
  'Putnik',
  'dobra-lozinka',
  ...countries.flatMap((country) => {
    const { UserInfo, Password } = fixtures[country].member;
    return [UserInfo.LastName, UserInfo.PhoneNumber, Password];
  }),
].flatMap((text) => [text, encodeURIComponent(text)]);

/** Everything that the shop has put into a page's storage; empty if storage is not available. */
const storageContent = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).catch(() => '');

interface JourneyOptions {
  /** The uncaught errors that the journey causes, in their order; none by default. */
  uncaught: string[];
}

/** Fails a journey on other uncaught errors, on violations of the content policy, and on personal data in URLs or storage. */
export const test = base.extend<JourneyOptions & { noErrors: undefined }>({
  uncaught: [[], { option: true }],
  noErrors: [
    async ({ page, context, uncaught }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await use(undefined);
      const exposed = [...addresses, await storageContent(page)];
      expect(exposed.filter((text) => personalData.some((data) => text.includes(data)))).toEqual([]);
      // A route handler of the journey may still be running.
      await page.unrouteAll({ behavior: 'wait' });
      expect(errors).toEqual(uncaught);
    },
    { auto: true },
  ],
});

let profiles = 0;

/** Six digits for the email and the phone of a profile. No other profile of the run has them, also if a journey is repeated. */
export function newDigits(): string {
  profiles += 1;
  return String(base.info().workerIndex * 1_000 + profiles).padStart(6, '0');
}

/** Creates a profile through the backend, so that changes to it do not affect other journeys. */
export async function signUp(
  request: APIRequestContext,
  country: JourneyCountry,
  name: string,
): Promise<Account> {
  const digits = newDigits();
  const email = `${name}-${digits}@example.${country.toLowerCase()}`;
  const answer = await request.post(`${backend}/_rpc`, {
    data: {
      action: 'call',
      method: 'shopUsers.f.add',
      params: {
        Username: email,
        Email: email,
        Password: newPassword,
        PhoneNumber: `38765${digits}`,
        FirstName: 'Novak',
        LastName: 'Putnik',
      },
      meta: { id: 1, country },
    },
  });
  expect(await answer.json()).toMatchObject({ status: 'ok' });
  return { email, password: newPassword };
}

/** A shopper in one country, who finds things by the texts on the page. */
export class Shopper {
  readonly texts: (typeof texts)[JourneyCountry];

  constructor(
    readonly page: Page,
    readonly country: JourneyCountry,
  ) {
    this.texts = texts[country];
  }

  /** Opens an address of the shop, for example `/most-popular`. */
  async open(address: string): Promise<void> {
    await this.page.goto(`/?country=${this.country}#${address}`);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  get member(): Account {
    const { UserInfo, Password } = fixtures[this.country].member;
    return { email: UserInfo.Email, password: Password };
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /**
   * The footer, scrolled to, with its folds open: it loads when it comes into view. A page that is still growing moves it
   * away again.
   */
  async footer(): Promise<Locator> {
    const footer = this.page.getByRole('contentinfo');
    await expect(async () => {
      await footer.evaluate((element) => element.scrollIntoView());
      await expect(footer.locator('a, button').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    const folded = footer.locator('details:not([open]) > summary:visible');
    while ((await folded.count()) > 0) await folded.first().click();
    return footer;
  }

  get cartPanel(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.cart });
  }

  /** Opens an offer from the listing and adds it to the cart, which opens the cart panel. */
  async addFromListing(offerName: string): Promise<void> {
    await this.main.getByRole('link', { name: offerName, exact: true }).click();
    await expect(this.heading(offerName)).toBeFocused();
    await this.main.getByRole('button', { name: this.texts.addToCart }).first().click();
    await expect(this.cartPanel).toBeVisible();
  }

  async toCheckout(): Promise<void> {
    await this.cartPanel.getByRole('link', { name: 'Nastavite na' }).click();
    await expect(this.page).toHaveURL(/#\/checkout$/);
  }

  /** Creates a profile at the checkout. */
  async register(name: string): Promise<void> {
    const digits = newDigits();
    const form = this.page.getByRole('form', { name: this.texts.create });
    await form.getByRole('textbox', { name: 'Ime', exact: true }).fill(name);
    await form.getByLabel('Prezime').fill('Putnik');
    await form.getByRole('textbox', { name: 'Broj telefona' }).fill(this.phoneOf(digits));
    await form
      .getByLabel(/^Email/)
      .fill(`${name.toLowerCase()}-${digits}@example.${this.country.toLowerCase()}`);
    await form.getByRole('textbox', { name: /lozinku$/ }).fill(newPassword);
    await form.getByRole('button', { name: `${this.texts.create} i nastavite` }).click();
    await expect(this.heading(/^Potvrdite (narudžbu|porudžbinu)$/)).toBeFocused();
  }

  /** A phone number of the country that ends in six digits. */
  phoneOf(digits: string): string {
    return this.texts.phone.slice(0, -7) + digits;
  }

  signUp(name: string): Promise<Account> {
    return signUp(this.page.request, this.country, name);
  }

  /** Fills in the login screen. */
  async logInAs(username: string, password: string): Promise<void> {
    await this.page.getByLabel(/^Email (adresa )?ili broj telefona$/).fill(username);
    await this.page.getByLabel('Lozinka', { exact: true }).fill(password);
    await this.page.getByLabel('Lozinka', { exact: true }).press('Enter');
  }

  /** Logs in at the checkout, as the country's member by default. */
  async logIn(account: Account = this.member): Promise<void> {
    await this.page.getByRole('tab', { name: /^Već imam/ }).click();
    const form = this.page.getByRole('form', { name: 'Prijavite se' });
    await form.getByLabel(/^Email/).fill(account.email);
    await form.getByLabel('Lozinka', { exact: true }).fill(account.password);
    await form.getByLabel('Lozinka', { exact: true }).press('Enter');
  }

  async finish(): Promise<void> {
    await expect(this.heading(this.texts.confirm)).toBeFocused();
    await this.page.getByRole('button', { name: this.texts.finish }).click();
  }

  /** Expects the thank-you page and resolves to the order id in its address. */
  async expectThanks(): Promise<string> {
    await expect(this.heading(this.texts.thanks)).toBeVisible();
    const id = /#\/checkout\/([^/?]+)$/.exec(this.page.url())?.[1] ?? '';
    expect(id).not.toBe('');
    await expect(this.receipt).toBeVisible();
    await expect.poll(() => this.storedCart()).toBe('[]');
    return id;
  }

  /** The order's number and articles on the thank-you page. */
  get receipt(): Locator {
    return this.main.getByRole('region', { name: /^(Narudžba|Porudžbina) / });
  }

  async storedCart(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('cart'));
  }
}

export { expect };
