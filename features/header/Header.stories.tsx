import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '#features/shared/routes';
import preview from '#storybook/preview';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Header } from './Header';

/** A page that says where the shopper is. The header stays while it changes, as in the shell. */
function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <Header />
      <Container>
        <Stack gap="4" paddingBlock="8" align="start">
          <Heading level={1}>{pathname}</Heading>
          <Link href={routes.offer.href('libido')}>Na drugu stranicu</Link>
        </Stack>
      </Container>
    </>
  );
}

const shop = { path: '/', route: '/*' };
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

type Canvas = ReturnType<typeof within>;

const arrivedAt = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));

const shopButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Shop' });
const sheetOpened = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('link', { name: /^Probava/ })).toBeVisible());
const sheetGone = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('link', { name: /^Probava/ })).toBeNull());

async function openMenu(canvas: Canvas, name = 'Meni') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  // The first time its code is loaded.
  return within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));
}
const menuGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Hrast (početna)' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Najpopularniji' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: 'Korpa, prazna' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    await expect(canvas.queryByRole('button', { name: 'Meni' })).toBeNull();
  },
});

Default.test('every link can be reached by keyboard, in the order they stand', async ({ canvas }) => {
  const inOrder = ['Hrast (početna)', 'Shop', 'Najpopularniji', 'Paketi', 'Prijava', 'Korpa, prazna'];
  for (const name of inOrder) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
  await expect(canvas.getByRole('button', { name: 'Korpa, prazna' })).toHaveFocus();
});

Default.test('the cart button opens the cart and says so', async ({ canvas }) => {
  const cart = canvas.getByRole('button', { name: 'Korpa, prazna' });
  await expect(cart).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(cart);
  await expect(cart).toHaveAttribute('aria-expanded', 'true');
});

/** Opened by keyboard. */
export const ShopMenu = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(shopButton(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await sheetOpened(canvas);
    const sheet = within(canvas.getByRole('list'));
    await expect(sheet.getAllByRole('link')).toHaveLength(8);
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: /^Ljepota/ })).toHaveAccessibleName(
        'Ljepota Beauty Fem, Cellu Lift',
      ),
    );
    await expect(sheet.getByRole('link', { name: 'Svi proizvodi' })).toHaveAttribute('href', '/most-popular');
  },
});

ShopMenu.test('Escape closes it and gives the focus back', async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await sheetGone(canvas);
  await expect(shopButton(canvas)).toHaveFocus();
});

ShopMenu.test('choosing a category leads there, closes it and marks where one is', async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await arrivedAt(canvas, '/shop/prostate');
  await sheetGone(canvas);
  await expect(shopButton(canvas)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(shopButton(canvas));
  await sheetOpened(canvas);
  await expect(canvas.getByRole('link', { name: /^Prostata/ })).toHaveAttribute('aria-current', 'page');
});

/** The names stay, and the room of the pictures. */
export const ShopMenuWithoutOffers = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await userEvent.click(shopButton(canvas));
    await sheetOpened(canvas);
    await expect(canvas.getByRole('link', { name: 'Zglobovi i kosti' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Potencija' }));
    await arrivedAt(canvas, '/shop/potency');
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

/** Neither word before it is known which of them is true. */
export const SessionUnknown = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Prijava ili moj račun' })).toBeVisible();
    await expect(canvas.queryByText('Prijava')).toBeNull();
  },
});

/** When it is known, nothing moves. */
export const SessionKnownLate = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member', 'session.slow'] } },
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('link', { name: 'Prijava ili moj račun' });
    const room = account.getBoundingClientRect();
    account.focus();
    await waitFor(() => expect(account).toHaveAccessibleName('Edin (Moj račun)'), { timeout: 5_000 });
    await expect(account.getBoundingClientRect()).toEqual(room);
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

export const PhoneMenu = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('button', { name: 'Zatvori meni' })).toHaveFocus();
    await expect(await menu.findByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/login');
    await expect(menu.getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    await expect(menu.getAllByRole('button', { expanded: false })).toHaveLength(7);
    await expect(screen.getByRole('button', { name: 'Meni', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

PhoneMenu.test('Escape closes it and gives the focus back', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await menuGone();
  await expect(canvas.getByRole('button', { name: 'Meni' })).toHaveFocus();
});

PhoneMenu.test('the focus stays inside', async () => {
  const menu = within(screen.getByRole('dialog'));
  await userEvent.tab({ shift: true });
  await expect(menu.getByRole('link', { name: '+387 33 000 000' })).toHaveFocus();
  await userEvent.tab();
  await expect(menu.getByRole('button', { name: 'Zatvori meni' })).toHaveFocus();
});

PhoneMenu.test('choosing leads there and closes it', async ({ canvas }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Najpopularniji' }));
  await arrivedAt(canvas, '/most-popular');
  await menuGone();
  await expect(canvas.getByRole('button', { name: 'Meni' })).toHaveAttribute('aria-expanded', 'false');
});

PhoneMenu.test('a page change from elsewhere closes it', async ({ canvas }) => {
  canvas.getByText('Na drugu stranicu').click();
  await arrivedAt(canvas, '/offers/libido');
  await menuGone();
});

/** A category opens to its offers. */
export const PhoneMenuCategory = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Potencija' }));
    await expect(await menu.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sve iz kategorije Potencija' })).toHaveAttribute(
      'href',
      '/shop/potency',
    );
  },
});

PhoneMenuCategory.test('an offer leads to its page', async ({ canvas }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Libido' }));
  await arrivedAt(canvas, '/offers/libido');
  await menuGone();
});

/** Who looks at a category finds it open. */
export const PhoneMenuInCategory = meta.story({
  globals: phone,
  parameters: { shop: { ...shop, path: '/shop/hair', scenarios: ['session.member'] } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('button', { name: 'Kosa' })).toHaveAttribute('aria-expanded', 'true');
    await expect(await menu.findByRole('link', { name: 'HairGrow Plus' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Moj račun' })).toHaveAttribute('href', '/account');
  },
});

/** The categories themselves stay within reach. */
export const PhoneMenuWithoutOffers = meta.story({
  globals: phone,
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Probava' }));
    await userEvent.click(await menu.findByRole('link', { name: 'Sve iz kategorije Probava' }));
    await arrivedAt(canvas, '/shop/digestion');
    await menuGone();
  },
});

/** The longest words on the least room. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'HR' },
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 120 }] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Izbornik' });
    const logo = canvas.getByRole('link', { name: 'Hrast (početna)' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(logo.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
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
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Ljepota/ })).toBeVisible());
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  parameters: { shop: { ...shop, scenarios: ['session.member'], cart: [{ ID: 1, quantity: 1 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /\(Moj nalog\)$/ })).toBeVisible();
    await userEvent.click(shopButton(canvas));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Lepota/ })).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^Varenje/ })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: { shop: { ...shop, cart: [{ ID: 1, quantity: 2 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Košarica, 2 proizvoda' })).toBeVisible();
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
