import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import {
  brand,
  type Country,
  contactMessages,
  countries,
  countrySettings,
  phoneHref,
} from '#features/shared/country';
import { noteInput } from '#features/shared/platform';
import { designs } from '#storybook/designs';
import { boxOf } from '#storybook/geometry';
import {
  backToTop,
  type Canvas,
  cartOfNextPage,
  countryOfNextPage,
  findPageHeading,
  inCountry,
  openFoldOf,
  type PlayContext,
  waitForDialogToClose,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { Footer } from './Footer';
import { messages } from './messages';

const shop = { path: '/', route: '/*' };
const cart = [{ ID: 1, quantity: 2 }];

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('footer-390', 'footer-open-390'), shop },
});

export default meta;

/** Waits for the footer. In the shop its code loads once its reserved space comes into view. */
async function findFooter({ canvas, globals }: PlayContext) {
  (await canvas.findByRole('contentinfo')).scrollIntoView({ behavior: 'instant' });
  await canvas.findByRole('navigation', { name: inCountry(messages, globals).text.products });
  return within(canvas.getByRole('contentinfo'));
}

/** Label and address of each link in a list. */
const linksOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link: HTMLElement) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);

/** The phone number of the country, the groups of links, and the legal notices. */
export const Default = meta.story({
  play: async (context) => {
    const { text, country, settings } = inCountry(messages, context.globals);
    const footer = await findFooter(context);
    const { contact } = settings;
    await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      phoneHref(contact.phone),
    );
    await expect(footer.getByText(contactMessages[country].hours)).toBeVisible();
    // What the owner has not filled in is left out.
    await expect(footer.queryByText(/\[/)).toBeNull();
    await expect(footer.getByText(text.disclaimer)).toBeVisible();
    await expect(footer.getByText(text.rights(new Date().getFullYear(), brand.name))).toBeVisible();
  },
});

Default.test('links to the products', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Proizvodi')).toEqual([
    ['Najpopularniji', '/most-popular'],
    ['Potencija', '/shop/potency'],
    ['Prostata', '/shop/prostate'],
    ['Zglobovi i kosti', '/shop/joints'],
    ['Ljepota', '/shop/beauty'],
    ['Kosa', '/shop/hair'],
    ['Mršavljenje', '/shop/weight'],
    ['Probava', '/shop/digestion'],
    ['Paketi', '/bundles'],
  ]);
});

Default.test('links to what the shop writes about', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Saznajte više')).toEqual([
    ['Naša priča', '/nasa-prica'],
    ['Kviz', '/quiz'],
    ['Klub', '/club'],
    ['Zajednica', '/community'],
    ['Članci', '/blog/zdravlje'],
  ]);
});

Default.test('links to support', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Podrška')).toEqual([
    ['Kontakt', '/kontaktiraje-nas'],
    ['O nama', '/o-nama'],
    ['Karijera', '/kontaktiraje-nas'],
    ['Pratite pošiljku', '/track'],
    ['Povrat ili zamjena', '/politika-povrata'],
    ['Odustanak od ugovora', '/odustajanje'],
  ]);
});

Default.test('links to the policies', async ({ canvas }) => {
  await expect(linksOf(canvas, 'Pravila')).toEqual([
    ['Politika dostave', '/politika-dostave'],
    ['Politika povrata', '/politika-povrata'],
    ['Uslovi korištenja', '/terms-of-use'],
    ['Politika privatnosti', '/privacy-policy'],
    ['Pristupačnost', '/pristupacnost'],
  ]);
});

Default.test('every link is a target of at least 44 px', { tags: ['thorough'] }, async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    await openFoldOf(link);
    const { width, height } = boxOf(link);
    await expect(height, link.textContent ?? '').toBeGreaterThanOrEqual(44);
    await expect(width, link.textContent ?? '').toBeGreaterThan(24);
  }
});

Default.test('links only the social networks of the country, in a new tab', async ({ canvas }) => {
  const facebook = canvas.getByRole('link', { name: /^Facebook/ });
  await expect(facebook).toHaveAttribute('target', '_blank');
  await expect(facebook).toHaveAccessibleName('Facebook (otvara se u novoj kartici)');
  await expect(canvas.queryByRole('link', { name: /^YouTube/ })).toBeNull();
});

Default.test(
  'the keyboard goes from the last social network to the first link',
  async ({ canvas, userEvent }) => {
    const [last] = canvas.getAllByRole('link', { name: /otvara se u novoj kartici/ }).toReversed();
    last?.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Najpopularniji' })).toHaveFocus();
  },
);

Default.test('a category leads to its page', { globals: { shell: 'on' } }, async ({ canvas, userEvent }) => {
  const footer = within(canvas.getByRole('contentinfo'));
  const hair = footer.getByRole('link', { name: 'Kosa' });
  await openFoldOf(hair);
  await userEvent.click(hair);
  await findPageHeading(canvas, 'Kosa');
});

/** `toBeVisible` knows only the attribute of `details`, not the styles that show its content on wide windows. */
const isShown = (element: Element | undefined) => element?.checkVisibility({ visibilityProperty: true });

Default.test(
  'above 1020 px all groups are open, and a press on a title folds none',
  { tags: ['thorough'], globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    const [first] = within(canvas.getByRole('navigation', { name: 'Proizvodi' })).getAllByRole('link');
    if (first) await openFoldOf(first);
    await expect(isShown(first)).toBe(true);
    await expect(isShown(canvas.getByRole('heading', { name: 'Proizvodi' }))).toBe(true);
  },
);

/** In countries with analytics, the policies end with a button that changes the consent. */
export const Cookies = meta.story({
  args: { onCookies: fn() },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const policies = within(canvas.getByRole('navigation', { name: text.policies }));
    const cookies = policies.getByRole('button', { name: text.cookies });
    await openFoldOf(cookies);
    await expect(isShown(cookies)).toBe(true);
  },
});

Cookies.test('the button reopens the consent bar', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Kolačići' }));
  await expect(args.onCookies).toHaveBeenCalledOnce();
});

const countryLabel = (country: Country) => {
  const { name, currency } = countrySettings[country];
  return `${name}, ${currency}`;
};

/** Asserts the current country and the links to the others, which lead to this address there. */
async function expectCountries(context: PlayContext, address: string) {
  const { text, country } = inCountry(messages, context.globals);
  const footer = await findFooter(context);
  const list = within(footer.getByRole('navigation', { name: text.countries }));
  const current = list.getByText(countryLabel(country));
  await expect(current).toHaveAttribute('aria-current', 'true');
  await openFoldOf(current);
  const others = countries.filter((other) => other !== country);
  await expect(linksOf(footer, text.countries)).toEqual(
    others.map((other) => [countryLabel(other), `?country=${other}#${address}`]),
  );
}

/** The four countries, opened. With an empty cart there are no prices to warn about, so a link reloads the shop at once. */
export const CountrySwitch = meta.story({
  parameters: { shop: { path: '/track?id=104512' } },
  play: (context) => expectCountries(context, '/track?id=104512'),
});

/** Clicks a link and returns whether the browser follows it. */
async function isFollowed(canvasElement: HTMLElement, click: () => unknown) {
  let followed: boolean | undefined;
  const onClick = (event: Event) => {
    followed = !event.defaultPrevented;
  };
  canvasElement.addEventListener('click', onClick);
  await click();
  canvasElement.removeEventListener('click', onClick);
  return followed;
}

CountrySwitch.test(
  'switches at once when the cart is empty',
  async ({ canvas, canvasElement, userEvent }) => {
    const serbia = canvas.getByRole('link', { name: 'Srbija, RSD' });
    await expect(await isFollowed(canvasElement, () => userEvent.click(serbia))).toBe(true);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(countryOfNextPage()).toBe('RS');
  },
);

CountrySwitch.test(
  'switches at once in a new tab, whatever the cart holds',
  { parameters: { shop: { cart } } },
  async ({ canvas, canvasElement }) => {
    const serbia = canvas.getByRole('link', { name: 'Srbija, RSD' });
    await expect(await isFollowed(canvasElement, () => fireEvent.click(serbia, { ctrlKey: true }))).toBe(
      true,
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** Waits until the code of the dialog has loaded and the dialog is visible. */
async function findConfirmation() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** The first country that is not the chosen one. */
const otherThan = (chosen: Country): Country => (chosen === 'RS' ? 'BA' : 'RS');

/** Another country was chosen. The prices in the cart would change, so a dialog asks first; the safe choice comes first. */
export const CountrySwitchWithCart = meta.story({
  parameters: { shop: { path: '/bundles', cart } },
  play: async (context) => {
    const { canvasElement, globals, userEvent } = context;
    const { text, country } = inCountry(messages, globals);
    const other = otherThan(country);
    const footer = await findFooter(context);
    const link = footer.getByRole('link', { name: countryLabel(other) });
    await openFoldOf(link);
    await expect(await isFollowed(canvasElement, () => userEvent.click(link))).toBe(false);
    const dialog = await findConfirmation();
    await expect(dialog.getByRole('heading', { name: text.changeCountry })).toBeVisible();
    await expect(dialog.getByText(text.newPrices(other))).toBeVisible();
    await expect(dialog.getByRole('link', { name: text.change })).toHaveAttribute(
      'href',
      `?country=${other}#/bundles`,
    );
    backToTop();
  },
});

CountrySwitchWithCart.test(
  'keeps country and cart when the dialog is dismissed',
  async ({ canvas, userEvent }) => {
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Ostajem ovdje' }));
    await waitForDialogToClose();
    await expect(canvas.getByRole('link', { name: 'Srbija, RSD' })).toHaveFocus();
    await expect(cartOfNextPage()).toEqual([expect.objectContaining({ quantity: 2 })]);
  },
);

CountrySwitchWithCart.test('works by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Hrvatska, €' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = await findConfirmation();
  await expect(dialog.getByText(/^Cijene u korpi bit će u eurima, prema ponudi za Hrvatsku\./)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Promijenite državu' })).toHaveAttribute(
    'href',
    '?country=HR#/bundles',
  );
});

CountrySwitchWithCart.test('says that what was typed is not kept', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  noteInput({ target: document.createElement('textarea') });
  await userEvent.click(canvas.getByRole('link', { name: 'Srbija, RSD' }));
  await expect((await findConfirmation()).getByText(messages.BA.notKept, { exact: false })).toBeVisible();
});

/** On a phone the groups are folded: the footer is shorter than the window. */
export const Phone = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const footer = await findFooter(context);
    const { text } = inCountry(messages, context.globals);
    const link = footer.getByRole('link', { name: text.contact });
    await expect(link).not.toBeVisible();
    await expect(boxOf(context.canvas.getByRole('contentinfo')).height).toBeLessThan(844);
  },
});

/** A phone with one group open. */
export const OpenFold = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const footer = await findFooter(context);
    const link = footer.getByRole('link', { name: inCountry(messages, context.globals).text.contact });
    await openFoldOf(link);
    await expect(link).toBeVisible();
  },
});

/** Bosnia and Herzegovina. */
export const BA = Default.extend({
  tags: ['thorough'],
  globals: { country: 'BA' },
  play: (context) => expectCountries(context, '/'),
});

/** Serbia. */
export const RS = BA.extend({ globals: { country: 'RS' } });

/** Croatia. */
export const HR = BA.extend({ globals: { country: 'HR' } });

/** Montenegro. */
export const ME = BA.extend({ globals: { country: 'ME' } });
