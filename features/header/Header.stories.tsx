import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '#features/shared/routes';
import { MARKUP } from '#mocks/scenarios';
import type { Canvas } from '#storybook/plays';
import preview from '#storybook/preview';
import { Container } from '#ui/Container';
import { IconButton } from '#ui/IconButton';
import { Link } from '#ui/Link';
import { vars } from '#ui/theme';
import { Header, type HeaderProps } from './Header';
import {
  expectPage,
  expectSheetOpen,
  openMenu,
  openSheet,
  Page,
  phone,
  shop,
  shopButton,
} from './header.plays';

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  args: { search: <IconButton icon="search" label="Pretraga" /> },
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** A page several windows high, with a link at its end. */
function LongPage(props: HeaderProps) {
  return (
    <>
      <Page {...props} />
      <Container>
        <div style={{ height: '300vh', background: vars.color.surfaceSunken }} />
        <Link href={routes.bundles.href()} placement="standalone">
          Dno stranice
        </Link>
      </Container>
    </>
  );
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Hrast (početna)' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Klub' })).toHaveAttribute('href', '/club');
    await expect(canvas.getByRole('link', { name: 'Uradi kviz' })).toHaveAttribute('href', '/quiz');
    await expect(canvas.getByRole('link', { name: 'Najpopularniji' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: 'Korpa, prazna' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    await expect(canvas.queryByRole('button', { name: 'Meni' })).toBeNull();
  },
});

Default.test('Tab reaches every link in visual order', async ({ canvas }) => {
  const inOrder = [
    'Pogledaj ponudu',
    'Hrast (početna)',
    'Black Friday ponuda',
    'Shop',
    'Najpopularniji',
    'Paketi',
    'Klub',
    'Uradi kviz',
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

const blackFridayLinks = (canvas: Canvas) => canvas.getAllByRole('link', { name: /^(Black Fr|Pogledaj)/ });

/** The announcement and the navigation link to the first offer. */
export const BlackFriday = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('do 53% popusta')).toBeVisible();
    for (const link of blackFridayLinks(canvas)) {
      await waitFor(() => expect(link).toHaveAttribute('href', '/offers/alpha-potent'));
    }
  },
});

/** While the offers load, both link to all offers. */
export const OffersPending = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await expect(blackFridayLinks(canvas)).toHaveLength(2);
    for (const link of blackFridayLinks(canvas)) {
      await expect(link).toHaveAttribute('href', '/most-popular');
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Black Friday ponuda' }));
    await expectPage(canvas, '/most-popular');
  },
});

/** The smallest width with links. They fit in one row with a long name and a large cart. */
export const MinimumWideWidth = meta.story({
  globals: { viewport: { value: 'minimumWide' }, country: 'RS' },
  parameters: {
    viewport: { options: { minimumWide: { name: '1021', styles: { width: '1021px', height: '768px' } } } },
    shop: { ...shop, scenarios: ['session.member'], cart: [{ ID: 1, quantity: 120 }] },
  },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1021);
    const account = await canvas.findByRole('link', { name: 'Miroslav (Moj nalog)' });
    const targets = [...canvas.getByRole('banner').querySelectorAll('a, button')]
      .map((target) => target.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top > 44);
    for (const [index, target] of targets.entries()) {
      await expect(target.left).toBeGreaterThanOrEqual(targets[index - 1]?.right ?? 0);
      await expect(target.height).toBeLessThanOrEqual(48);
    }
    await expect(account.getBoundingClientRect().right).toBeLessThan(1021);
    await expect(document.documentElement.scrollWidth).toBe(1021);
  },
});

export const MostPopular = meta.story({
  parameters: { shop: { ...shop, path: '/most-popular' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Najpopularniji' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(shopButton(canvas)).not.toHaveAttribute('aria-current');
  },
});

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
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('button', { name: 'Korpa, 5 proizvoda' });
    await expect(within(cart).getByText('5')).toBeVisible();
  },
});

export const LoggedIn = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edin (Moj račun)' })).toHaveAttribute(
      'href',
      '/account',
    );
    await expect(canvas.queryByRole('link', { name: 'Prijava' })).toBeNull();
  },
});

/** Markup in names is shown as text. */
export const Markup = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member', 'markup'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `${MARKUP} (Moj račun)` })).toBeVisible();
    await openSheet(canvas);
    await expect(await canvas.findByRole('link', { name: MARKUP })).toHaveAttribute(
      'href',
      '/offers/alpha-potent',
    );
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** Shows neither 'Prijava' nor 'Moj račun' until the login is known. */
export const SessionUnknown = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Prijava ili moj račun' })).toBeVisible();
    await expect(canvas.queryByText('Prijava')).toBeNull();
  },
});

/** The link keeps its size and focus when the login becomes known. */
export const SessionResolvedLate = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member', 'session.slow'] } },
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('link', { name: 'Prijava ili moj račun' });
    const box = account.getBoundingClientRect();
    account.focus();
    await waitFor(() => expect(account).toHaveAccessibleName('Edin (Moj račun)'));
    await expect(account.getBoundingClientRect()).toEqual(box);
    await expect(account).toHaveFocus();
  },
});

export const Phone = meta.story({
  globals: phone,
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 2 }] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Meni' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Korpa, 2 proizvoda' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const logo = canvas.getByRole('link', { name: 'Hrast (početna)' }).getBoundingClientRect();
    await expect(logo.left + logo.width / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  },
});

const headerTop = (canvas: Canvas) =>
  Math.round(canvas.getByRole('button', { name: 'Meni' }).getBoundingClientRect().top);

async function scrollTo(top: number) {
  window.scrollTo(0, top);
  // Intersection observers report in the following frames.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/** Scrolled further than 150 px, the header is fixed. The page below does not shift. */
export const Scrolled = meta.story({
  globals: phone,
  render: LongPage,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const height = document.documentElement.scrollHeight;
    const top = headerTop(canvas);
    await scrollTo(150);
    await expect(headerTop(canvas)).toBe(top - 150);
    await scrollTo(151);
    await waitFor(() => expect(headerTop(canvas)).toBe(8));
    await expect(document.documentElement.scrollHeight).toBe(height);
  },
});

Scrolled.test('does not cover the element that receives focus', async ({ canvas }) => {
  await scrollTo(document.documentElement.scrollHeight);
  const first = canvas.getByRole('link', { name: 'Na drugu stranicu' });
  first.focus();
  await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(64));
});

Scrolled.test('scrolling up releases the header at its original position', async ({ canvas }) => {
  await scrollTo(60);
  await expect(headerTop(canvas)).toBe(8);
  await scrollTo(20);
  await expect(headerTop(canvas)).toBe(44 + 8 - 20);
  await scrollTo(0);
  await expect(headerTop(canvas)).toBe(44 + 8);
});

/** The longest labels at the smallest width. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'HR' },
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 120 }] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Izbornik' });
    const logo = canvas.getByRole('link', { name: 'Hrast (početna)' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(logo.getBoundingClientRect().left);
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth),
    );
    const menu = await openMenu(canvas, 'Izbornik');
    await userEvent.click(menu.getByRole('button', { name: 'Zglobovi i kosti' }));
    await expect(await menu.findByRole('link', { name: 'Joint Ease' })).toBeVisible();
    const panel = screen.getByRole('dialog');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 1 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Korpa, 1 proizvod' })).toBeVisible();
    await userEvent.click(shopButton(canvas));
    await expectSheetOpen(canvas, /^Ljepota/);
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  parameters: { shop: { ...shop, scenarios: ['session.member'], cart: [{ ID: 1, quantity: 1 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /\(Moj nalog\)$/ })).toBeVisible();
    await userEvent.click(shopButton(canvas));
    await expectSheetOpen(canvas, /^Lepota/);
    await expect(canvas.getByRole('link', { name: /^Varenje/ })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 2 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Košarica, 2 proizvoda' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Riješi kviz' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME', ...phone },
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 5 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Korpa, 5 proizvoda' })).toBeVisible();
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('link', { name: /^\+382/ })).toBeVisible();
  },
});
