import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { fixtures } from '#mocks/fixtures';

export const countries = ['BA', 'RS', 'HR', 'ME'] as const;
export type JourneyCountry = (typeof countries)[number];

/** The stand-in backend that the shop of the journeys talks to. */
const backend = `http://localhost:${process.env.JOURNEYS_BACKEND_PORT ?? '4174'}`;

/** What a shopper of each country reads where the four differ: said here anew, so that a wrong form cannot agree with itself. */
const words = {
  BA: {
    addToCart: 'Dodaj u korpu',
    cart: /^Korpa/,
    create: 'Napravi profil',
    confirm: 'Potvrdite narudžbu',
    finish: 'Završi kupovinu',
    thanks: 'Hvala na narudžbi',
    account: 'Moj račun',
    currency: 'KM',
    phone: '061 234 500',
  },
  RS: {
    addToCart: 'Dodaj u korpu',
    cart: /^Korpa/,
    create: 'Napravi profil',
    confirm: 'Potvrdite porudžbinu',
    finish: 'Završi kupovinu',
    thanks: 'Hvala na porudžbini',
    account: 'Moj nalog',
    currency: 'RSD',
    phone: '063 123 4500',
  },
  HR: {
    addToCart: 'Dodaj u košaricu',
    cart: /^Košarica/,
    create: 'Izradi račun',
    confirm: 'Potvrdite narudžbu',
    finish: 'Završi kupnju',
    thanks: 'Hvala na narudžbi',
    account: 'Moj račun',
    currency: '€',
    phone: '091 234 5600',
  },
  ME: {
    addToCart: 'Dodaj u korpu',
    cart: /^Korpa/,
    create: 'Napravi profil',
    confirm: 'Potvrdite narudžbu',
    finish: 'Završi kupovinu',
    thanks: 'Hvala na narudžbi',
    account: 'Moj račun',
    currency: '€',
    phone: '067 123 450',
  },
} satisfies Record<JourneyCountry, object>;

/** For `test.use`, where things are to move as most people see them. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For `test.use`, where what is pressed is only there in a wide window. */
export const onComputer = { viewport: { width: 1280, height: 900 } } as const;

interface Account {
  email: string;
  password: string;
}

/** Of every profile that a journey makes. */
const newPassword = 'dobra-lozinka-1';

/** What is known of a person and belongs neither into an address nor into what the browser keeps. */
const personal = [
  '@',
  'Putnik',
  'dobra-lozinka',
  ...countries.flatMap((country) => {
    const { UserInfo, Password } = fixtures[country].member;
    return [UserInfo.LastName, UserInfo.PhoneNumber, Password];
  }),
].flatMap((word) => [word, encodeURIComponent(word)]);

/** All that the shop has put into the storage of a page; nothing where there is none. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).catch(() => '');

/** Fails a journey on anything the browser reports as broken or forbidden, and on personal data where it does not belong. */
export const test = base.extend<{ noErrors: undefined }>({
  noErrors: [
    async ({ page, context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await use(undefined);
      const seen = [...addresses, await stored(page)];
      expect(seen.filter((text) => personal.some((word) => text.includes(word)))).toEqual([]);
      // An answer that a journey makes itself may still be under way.
      await page.unrouteAll({ behavior: 'wait' });
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Digits for a phone number that is nobody else's: journeys that make a profile differ in its name. */
function ownDigits(name: string, count: number): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10 ** count, 0);
  return String(number).padStart(count, '0');
}

/** Somebody with a phone or a computer who shops in one country: what they do, in the words that they read. */
export class Shopper {
  readonly words: (typeof words)[JourneyCountry];

  constructor(
    readonly page: Page,
    readonly country: JourneyCountry,
  ) {
    this.words = words[country];
  }

  /** Opens an address of the shop, `/most-popular`. */
  async open(address: string): Promise<void> {
    await this.page.goto(`/?country=${this.country}#${address}`);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  get member(): Account {
    const { UserInfo, Password } = fixtures[this.country].member;
    return { email: UserInfo.Email, password: Password };
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get cartPanel(): Locator {
    return this.page.getByRole('dialog', { name: this.words.cart });
  }

  /** From the listing into the offer and from there into the cart, whose panel then stands open. */
  async addFromListing(offerName: string): Promise<void> {
    await this.main.getByRole('link', { name: offerName, exact: true }).click();
    await expect(this.heading(offerName)).toBeFocused();
    await this.main.getByRole('button', { name: this.words.addToCart }).first().click();
    await expect(this.cartPanel).toBeVisible();
  }

  async toCheckout(): Promise<void> {
    await this.cartPanel.getByRole('link', { name: 'Nastavi na' }).click();
    await expect(this.page).toHaveURL(/#\/checkout$/);
  }

  /** Makes a profile at the checkout and closes the message about it. */
  async register(name: string): Promise<void> {
    const email = `${name.toLowerCase()}@example.${this.country.toLowerCase()}`;
    const form = this.page.getByRole('form', { name: this.words.create });
    await form.getByLabel('Ime', { exact: true }).fill(name);
    await form.getByLabel('Prezime').fill('Putnik');
    await form
      .getByRole('textbox', { name: 'Broj telefona' })
      .fill(`${this.words.phone.slice(0, -3)}${ownDigits(name, 3)}`);
    await form.getByLabel(/^E-mail/).fill(email);
    await form.getByRole('textbox', { name: /lozinku$/ }).fill(newPassword);
    await form.getByRole('button', { name: this.words.create }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Nastavi kup/ })
      .click();
  }

  /** Has a profile of one's own from the start, so that what one changes of it concerns no other journey. */
  async signUp(name: string): Promise<Account> {
    const email = `${name}@example.${this.country.toLowerCase()}`;
    const answer = await this.page.request.post(`${backend}/_rpc`, {
      data: {
        action: 'call',
        method: 'shopUsers.f.add',
        params: {
          Username: email,
          Email: email,
          Password: newPassword,
          PhoneNumber: `3876${ownDigits(name, 7)}`,
          FirstName: 'Novak',
          LastName: 'Putnik',
        },
        meta: { id: 1, country: this.country },
      },
    });
    expect(await answer.json()).toMatchObject({ status: 'ok' });
    return { email, password: newPassword };
  }

  /** Fills in the login screen. */
  async logInAs(username: string, password: string): Promise<void> {
    await this.page.getByLabel(/^E-mail (adresa )?ili broj telefona$/).fill(username);
    await this.page.getByLabel('Lozinka', { exact: true }).fill(password);
    await this.page.getByLabel('Lozinka', { exact: true }).press('Enter');
  }

  /** Logs in at the checkout: the country's member, or who has signed up. */
  async logIn(account: Account = this.member): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Prijavi se' });
    await form.getByLabel(/^E-mail/).fill(account.email);
    await form.getByLabel('Lozinka', { exact: true }).fill(account.password);
    await form.getByLabel('Lozinka', { exact: true }).press('Enter');
  }

  async finish(): Promise<void> {
    await expect(this.heading(this.words.confirm)).toBeFocused();
    await this.page.getByRole('button', { name: this.words.finish }).click();
  }

  /** The thank-you page stands, with the number that is in its address and that this resolves to. */
  async expectThanks(): Promise<string> {
    await expect(this.heading(this.words.thanks)).toBeVisible();
    const id = /#\/checkout\/([^/?]+)$/.exec(this.page.url())?.[1] ?? '';
    expect(id).not.toBe('');
    await expect(this.main.getByText(id, { exact: true })).toBeVisible();
    expect(await this.storedCart()).toBeNull();
    return id;
  }

  async storedCart(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('cart'));
  }
}

export { expect };
