import { expect, userEvent, waitFor, within } from 'storybook/test';
import { facts } from '#features/shared/country';
import { MARKUP } from '#mocks/scenarios';
import { boxOf, expectBefore, expectInWindow } from '#storybook/geometry';
import { type Canvas, findPageHeading, holdAnswers, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { IconButton } from '#ui/IconButton';
import { media } from '#ui/theme';
import { Header } from './Header';
import { desktop, inHeader, Page, phone, shop } from './header.plays';

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  args: { search: <IconButton icon="search" label="Pretraga" /> },
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** The header of a visitor who is not logged in, with an empty cart. */
export const Default = meta.story({
  play: async (context) => {
    const { text, logo } = inHeader(context);
    const header = within(context.canvas.getByRole('banner'));
    await expect(logo()).toHaveAttribute('href', '/');
    const cart = header.getByRole('button', { name: text.cart(0) });
    await expect(cart).toHaveAttribute('aria-haspopup', 'dialog');
    // Up to 1020 px the links are in the menu.
    const isWide = window.matchMedia(media.above('xl')).matches;
    if (!isWide) {
      await expect(header.getByRole('button', { name: text.menu })).toBeVisible();
      return;
    }
    await expect(await header.findByRole('link', { name: text.login })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: text.club })).toHaveAttribute('href', '/club');
    await expect(header.getByRole('link', { name: text.quiz })).toHaveAttribute('href', '/quiz');
    const mostPopular = header.getByRole('link', { name: text.mostPopular });
    await expect(mostPopular).not.toHaveAttribute('aria-current');
    await expect(header.queryByRole('button', { name: text.menu })).toBeNull();
  },
});

Default.test('Tab reaches every link in visual order', async ({ canvas }) => {
  const inOrder = [
    'Pogledajte ponudu',
    'Hrast (početna)',
    'Black Friday ponuda',
    'Shop',
    'Najpopularniji',
    'Paketi',
    'Klub',
    'Uradite kviz',
    'Pretraga',
    'Prijava',
    'Korpa, prazna',
  ];
  for (const name of inOrder) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
  await expect(canvas.getByRole('button', { name: 'Korpa, prazna' })).toHaveFocus();
});

Default.test('the cart button opens the cart and exposes its state', async ({ canvas }) => {
  const cart = canvas.getByRole('button', { name: 'Korpa, prazna' });
  await expect(cart).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(cart);
  await expect(cart).toHaveAttribute('aria-expanded', 'true');
});

/** The two links to the Black Friday offer: in the announcement and in the navigation. */
function blackFridayLinks(context: PlayContext) {
  const { text } = inHeader(context);
  return [text.viewOffer, text.blackFriday].map((name) => context.canvas.getByRole('link', { name }));
}

/** The announcement and the navigation link to the first product. */
export const BlackFriday = meta.story({
  globals: desktop,
  play: async (context) => {
    await expect(
      await context.canvas.findByText(inHeader(context).text.discount(facts.maxDiscountPercent)),
    ).toBeVisible();
    for (const link of blackFridayLinks(context))
      await waitFor(() => expect(link).toHaveAttribute('href', '/offers/alpha-potent'));
  },
});

BlackFriday.test(
  'the offer is a single product, even if the list begins with bundles',
  { parameters: { shop: { ...shop, scenarios: ['offers.bundlesFirst'] } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Black Friday ponuda' })).toHaveAttribute(
      'href',
      '/offers/alpha-potent',
    );
  },
);

Default.test(
  'without a reduced offer, no discount is promised',
  { parameters: { shop: { ...shop, scenarios: ['offers.empty'] } } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/popusta/)).toBeNull());
    await expect(canvas.getByText('Black Friday')).toBeVisible();
  },
);

/** While the offers load, the announcement and the navigation link to all offers. */
export const OffersPending = meta.story({
  globals: desktop,
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async (context) => {
    for (const link of blackFridayLinks(context)) await expect(link).toHaveAttribute('href', '/most-popular');
  },
});

OffersPending.test(
  'in Croatia, no discount is promised before the offers say it',
  { globals: { country: 'HR' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Black Friday')).toBeVisible();
    await expect(canvas.queryByText(/popusta/)).toBeNull();
  },
);

OffersPending.test('the link opens all offers', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Black Friday ponuda' }));
  await findPageHeading(canvas, 'Najpopularniji');
});

/** On a page of the navigation, its link is marked as current. */
export const MostPopular = meta.story({
  globals: desktop,
  parameters: { shop: { ...shop, path: '/most-popular' } },
  play: async (context) => {
    const { text, shopButton } = inHeader(context);
    const header = within(context.canvas.getByRole('banner'));
    const mostPopular = header.getByRole('link', { name: text.mostPopular });
    await expect(mostPopular).toHaveAttribute('aria-current', 'page');
    await expect(shopButton()).not.toHaveAttribute('aria-current');
  },
});

/** The cart button counts the pieces of all offers in the cart. */
export const CartCount = meta.story({
  parameters: {
    shop: {
      ...shop,
      cart: [
        { ID: 1, quantity: 2 },
        { ID: 2, quantity: 3 },
      ],
    },
  },
  play: async (context) => {
    const cart = context.canvas.getByRole('button', { name: inHeader(context).text.cart(5) });
    await expect(within(cart).getByText('5')).toBeVisible();
  },
});

/** The link to the account shows the member's first name. */
export const LoggedIn = meta.story({
  globals: desktop,
  parameters: { shop: { ...shop, scenarios: ['session.member'] } },
  play: async (context) => {
    const { canvas } = context;
    const { text, member } = inHeader(context);
    const account = await canvas.findByRole('link', {
      name: `${member.UserInfo.FirstName} (${text.account})`,
    });
    await expect(account).toHaveAttribute('href', '/account');
    await expect(canvas.queryByRole('link', { name: text.login })).toBeNull();
  },
});

LoggedIn.test(
  'at the smallest width with links, they fit in one row beside the longest name, Serbia’s, and a large cart',
  {
    tags: ['thorough'],
    globals: { viewport: { value: 'minimumWide' }, country: 'RS' },
    parameters: {
      viewport: { options: { minimumWide: { name: '1021', styles: { width: '1021px', height: '768px' } } } },
      shop: { ...shop, scenarios: ['session.member'], cart: [{ ID: 1, quantity: 120 }] },
    },
  },
  async (context) => {
    await expect(window.innerWidth).toBe(1021);
    const { canvas } = context;
    const { text, member } = inHeader(context);
    const account = canvas.getByRole('link', { name: `${member.UserInfo.FirstName} (${text.account})` });
    // Below the announcement.
    const targets = [...canvas.getByRole('banner').querySelectorAll('a, button')].filter(
      (target) => boxOf(target).width > 0 && boxOf(target).top > 44,
    );
    await expect(targets).toContain(account);
    for (const [index, target] of targets.slice(1).entries()) await expectBefore(targets[index], target);
  },
);

/** The names of the member and of an offer contain markup, which the header and its sheet show as text. */
export const NamesWithMarkup = meta.story({
  globals: desktop,
  parameters: { shop: { ...shop, scenarios: ['session.member', 'markup'] } },
  play: async (context) => {
    const { text, openSheet } = inHeader(context);
    const account = { name: `${MARKUP} (${text.account})` };
    await expect(await context.canvas.findByRole('link', account)).toBeVisible();
    const sheet = await openSheet();
    await expect(await sheet.findByRole('link', { name: MARKUP })).toHaveAttribute(
      'href',
      '/offers/alpha-potent',
    );
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** Until the login is known, the link shows neither 'Prijava' nor a name. */
export const SessionUnknown = meta.story({
  globals: desktop,
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async (context) => {
    const { canvas } = context;
    const { text } = inHeader(context);
    await expect(await canvas.findByRole('link', { name: text.loginOrAccount })).toBeVisible();
    await expect(canvas.queryByText(text.login)).toBeNull();
  },
});

let letCheckBeAnswered = async () => {};

SessionUnknown.test(
  'the link keeps the focus when the login becomes known',
  {
    parameters: { shop: { ...shop, scenarios: ['session.member', 'session.slow'] } },
    beforeEach: () => {
      letCheckBeAnswered = holdAnswers();
    },
  },
  async ({ canvas }) => {
    const account = canvas.getByRole('link', { name: 'Prijava ili moj račun' });
    account.focus();
    await letCheckBeAnswered();
    await waitFor(() => expect(account).toHaveAccessibleName('Edin (Moj račun)'));
    await expect(account).toHaveFocus();
  },
);

/** On a phone the links are in a menu, and the logo is centred. */
export const Phone = meta.story({
  tags: ['thorough'],
  globals: phone,
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 2 }] } },
  play: async (context) => {
    const { canvas } = context;
    const { text, logo } = inHeader(context);
    const button = await canvas.findByRole('button', { name: text.menu });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: text.cart(2) })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: text.navigation })).toBeNull();
    await expectBefore(button, logo());
    await expectBefore(logo(), canvas.getByRole('button', { name: 'Pretraga' }));
    const { left, width } = boxOf(logo());
    await expect(Math.round(2 * left + width)).toBe(document.documentElement.clientWidth);
  },
});

const headerTop = ({ canvas, globals }: PlayContext) => {
  const button = canvas.getByRole('button', { name: inHeader({ canvas, globals }).text.menu });
  return Math.round(boxOf(button).top);
};

/** Scrolled further than 150 px on a phone, the header is fixed. The page below does not shift. */
export const Scrolled = meta.story({
  tags: ['scrolled', 'thorough'],
  globals: phone,
  play: async (context) => {
    await document.fonts.ready;
    const heading = await context.canvas.findByRole('heading', { level: 1 });
    const position = () => Math.round(boxOf(heading).top + window.scrollY);
    const start = position();
    window.scrollTo(0, 151);
    await waitFor(() => expect(headerTop(context)).toBe(6));
    await expect(position()).toBe(start);
  },
});

Scrolled.test('does not cover the element that receives focus', async ({ canvas }) => {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const first = canvas.getByRole('link', { name: 'Početna' });
  await expect(boxOf(first).bottom).toBeLessThan(0);
  first.focus();
  await waitFor(() => expectInWindow(first));
});

Scrolled.test('scrolling up releases the header at its original position', async (context) => {
  window.scrollTo(0, 60);
  await waitFor(() => expect(headerTop(context)).toBe(6));
  window.scrollTo(0, 20);
  await waitFor(() => expect(headerTop(context)).toBe(36 + 6 - 20));
  window.scrollTo(0, 0);
  await waitFor(() => expect(headerTop(context)).toBe(36 + 6));
});

const top = (canvas: Canvas) => boxOf(canvas.getByRole('banner')).top;

/** On a wide screen the header scrolls away, and comes back on scrolling up, without the announcement. */
export const ScrolledUp = meta.story({
  tags: ['scrolled', 'thorough'],
  globals: { ...desktop, shell: 'on' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await canvas.findByRole('heading', { level: 1 });
    window.scrollTo(0, 600);
    await waitFor(() => expect(boxOf(canvas.getByRole('banner')).bottom).toBeLessThan(0));
    window.scrollTo(0, 560);
    await waitFor(() => expect(top(canvas)).toBe(-44));
  },
});

ScrolledUp.test('goes away again on scrolling down', async ({ canvas }) => {
  window.scrollTo(0, 700);
  await waitFor(() => expect(top(canvas)).toBeLessThan(-200));
});

ScrolledUp.test('is in sight when Tab reaches one of its links', async ({ canvas, userEvent }) => {
  window.scrollTo(0, 700);
  canvas.getByRole('button', { name: 'Pretraga' }).focus();
  await userEvent.tab();
  await waitFor(() => expect(top(canvas)).toBeGreaterThanOrEqual(-44));
});

/** A member with two pieces in the cart has opened the categories. */
export const OpenMenu = meta.story({
  globals: desktop,
  parameters: { shop: { ...shop, scenarios: ['session.member'], cart: [{ ID: 1, quantity: 2 }] } },
  play: async (context) => {
    const { canvas } = context;
    const { text, groups, member, offers, openSheet } = inHeader(context);
    const account = { name: `${member.UserInfo.FirstName} (${text.account})` };
    await expect(await canvas.findByRole('link', account)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.cart(2) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.quiz })).toBeVisible();
    const sheet = await openSheet();
    const offer = await sheet.findByRole('link', { name: offers['alpha-potent'].Name });
    await expect(offer).toHaveAttribute('href', '/offers/alpha-potent');
    await expect(sheet.getByRole('link', { name: new RegExp(`^${groups.beauty}`) })).toBeVisible();
  },
});

/** Bosnia and Herzegovina: a member with two pieces in the cart has opened the categories. */
export const BA = OpenMenu.extend({ tags: ['thorough'], globals: { ...desktop, country: 'BA' } });

/** Serbia: a member with two pieces in the cart has opened the categories. */
export const RS = OpenMenu.extend({ globals: { ...desktop, country: 'RS' } });

/** Croatia: a member with two pieces in the cart has opened the categories. */
export const HR = OpenMenu.extend({ globals: { ...desktop, country: 'HR' } });

/** Montenegro: a member with two pieces in the cart has opened the categories. */
export const ME = OpenMenu.extend({ globals: { ...desktop, country: 'ME' } });
