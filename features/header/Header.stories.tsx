import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '#features/shared/routes';
import { MARKUP } from '#mocks/scenarios';
import type { Canvas } from '#storybook/plays';
import preview from '#storybook/preview';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { IconButton } from '#ui/IconButton';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { vars } from '#ui/theme';
import { Header, type HeaderProps } from './Header';

/** A page that says where the shopper is. The header stays while it changes, as in the shell. */
function Page({ search }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Header search={search} />
      <Container>
        <Stack gap="4" paddingBlock="8" align="start">
          <Heading level={1}>{pathname}</Heading>
          <Link href={routes.offer.href('libido')}>Na drugu stranicu</Link>
        </Stack>
      </Container>
    </>
  );
}

/** A page of several windows, at whose end there is something to come back from. */
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

const shop = { path: '/', route: '/*' };
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  args: { search: <IconButton icon="search" label="Pretraga" /> },
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const arrivedAt = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));

const shopButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Shop' });
const groupLinks = (canvas: Canvas) => canvas.getAllByRole('link', { name: /^(Pot|Pro|Zgl|Ljep|Kosa|Mrš)/ });
const sheetOpened = (canvas: Canvas, group = /^Probava/) =>
  waitFor(() => expect(canvas.getByRole('link', { name: group })).toBeVisible());
const sheetGone = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('link', { name: /^Probava/ })).toBeNull());

const sheetOf = (canvas: Canvas) => {
  const sheet = document.getElementById(shopButton(canvas).getAttribute('aria-controls') ?? '');
  if (!sheet) throw new Error('The shop button controls nothing.');
  return sheet;
};

async function openSheet(canvas: Canvas) {
  shopButton(canvas).focus();
  await userEvent.keyboard('{Enter}');
  await sheetOpened(canvas);
}
const slideOf = (canvas: Canvas, name: string) => canvas.findByRole('link', { name });

async function openMenu(canvas: Canvas, name = 'Meni') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
const menuGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

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

Default.test('every link can be reached by keyboard, in the order they stand', async ({ canvas }) => {
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

Default.test('the cart button opens the cart and says so', async ({ canvas }) => {
  const cart = canvas.getByRole('button', { name: 'Korpa, prazna' });
  await expect(cart).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(cart);
  await expect(cart).toHaveAttribute('aria-expanded', 'true');
});

const blackFridayLinks = (canvas: Canvas) => canvas.getAllByRole('link', { name: /^(Black Fr|Pogledaj)/ });

/** Stripe and menu lead to the first offer. */
export const BlackFriday = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('do 53% popusta')).toBeVisible();
    for (const link of blackFridayLinks(canvas)) {
      await waitFor(() => expect(link).toHaveAttribute('href', '/offers/alpha-potent'));
    }
  },
});

/** Until it is known which offer is the first, they lead to all of them; nothing moves when it comes. */
export const OffersPending = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await expect(blackFridayLinks(canvas)).toHaveLength(2);
    for (const link of blackFridayLinks(canvas)) {
      await expect(link).toHaveAttribute('href', '/most-popular');
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Black Friday ponuda' }));
    await arrivedAt(canvas, '/most-popular');
  },
});

/** The sheet, with the offers of the first category. Opened by keyboard. */
export const ShopMenu = meta.story({
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await expect(groupLinks(canvas)).toHaveLength(7);
    const slide = await slideOf(canvas, 'Alpha Potent');
    await expect(canvas.getByRole('link', { name: /^Ljepota/ })).toHaveAccessibleName(
      'Ljepota Beauty Fem, Cellu Lift',
    );
    await expect(slide).toHaveAttribute('href', '/offers/alpha-potent');
    await expect(slide.closest('li')).toHaveTextContent(/46,90\sKM.*99,90\sKM/);
    await expect(canvas.getByRole('link', { name: 'Svi proizvodi' })).toHaveAttribute(
      'href',
      '/most-popular',
    );
  },
});

ShopMenu.test('the Tab key leads from a category through its offers to the next one', async ({ canvas }) => {
  const inOrder = [/^Potencija/, 'Alpha Potent', 'Libido', 'Paket Snaga', /^Prostata/, 'Prosta Vital'];
  for (const name of inOrder) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
  await expect(canvas.queryByRole('link', { name: 'Alpha Potent' })).toBeNull();
});

ShopMenu.test('Escape closes it and gives the focus back', async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await sheetGone(canvas);
  await expect(shopButton(canvas)).toHaveFocus();
});

ShopMenu.test('choosing an offer leads there and closes it', async ({ canvas }) => {
  await userEvent.click(await slideOf(canvas, 'Libido'));
  await arrivedAt(canvas, '/offers/libido');
  await sheetGone(canvas);
});

ShopMenu.test('a page change from elsewhere closes it', async ({ canvas }) => {
  canvas.getByText('Na drugu stranicu').click();
  await arrivedAt(canvas, '/offers/libido');
  await sheetGone(canvas);
});

ShopMenu.test('choosing a category leads there, closes it and marks where one is', async ({ canvas }) => {
  (await canvas.findByRole('link', { name: /^Prostata/ })).focus();
  await userEvent.keyboard('{Enter}');
  await arrivedAt(canvas, '/shop/prostate');
  await sheetGone(canvas);
  await expect(shopButton(canvas)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(shopButton(canvas));
  await sheetOpened(canvas);
  await expect(canvas.getByRole('link', { name: /^Prostata/ })).toHaveAttribute('aria-current', 'page');
  await slideOf(canvas, 'Paket 50+');
});

/** A mouse that rests on a category brings its offers; the sheet stays as it is. */
export const ShopMenuByMouse = meta.story({
  play: async ({ canvas }) => {
    await userEvent.hover(shopButton(canvas));
    await sheetOpened(canvas);
    await slideOf(canvas, 'Alpha Potent');
    const height = sheetOf(canvas).offsetHeight;
    await userEvent.hover(canvas.getByRole('link', { name: /^Prostata/ }));
    await slideOf(canvas, 'Paket 50+');
    await expect(canvas.queryByRole('link', { name: 'Alpha Potent' })).toBeNull();
    await expect(sheetOf(canvas).offsetHeight).toBe(height);
  },
});

ShopMenuByMouse.test('on its way to the offers it may cross another category', async ({ canvas }) => {
  await userEvent.hover(canvas.getByRole('link', { name: /^Ljepota/ }));
  await userEvent.hover(await slideOf(canvas, 'Paket 50+'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(await slideOf(canvas, 'Paket 50+')).toBeVisible();
});

/** Who looks at a category finds its offers. */
export const ShopMenuInCategory = meta.story({
  parameters: { shop: { ...shop, path: '/shop/beauty' } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await slideOf(canvas, 'Cellu Lift');
  },
});

/** The room of the offers is as high as they will be. */
export const ShopMenuLoading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await expect(groupLinks(canvas)).toHaveLength(7);
  },
});

/** The names stay, and the room of the pictures; for slides no room is kept. */
export const ShopMenuWithoutOffers = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await expect(canvas.getByRole('link', { name: 'Zglobovi i kosti' })).toBeVisible();
    const groups = canvas.getByRole('link', { name: 'Potencija' }).closest('ul');
    await waitFor(() =>
      expect(groups?.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 100),
    );
  },
});

ShopMenuWithoutOffers.test('a category leads to its page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Potencija' }));
  await arrivedAt(canvas, '/shop/potency');
});

/** The least width with links: they stand in one row, whatever the name and the number of things in the cart. */
export const LeastWide = meta.story({
  globals: { viewport: { value: 'leastWide' }, country: 'RS' },
  parameters: {
    viewport: { options: { leastWide: { name: '1021', styles: { width: '1021px', height: '768px' } } } },
    shop: { ...shop, scenarios: ['session.member'], cart: [{ ID: 1, quantity: 120 }] },
  },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1021);
    const account = await canvas.findByRole('link', { name: 'Miroslav (Moj nalog)' });
    const targets = [...canvas.getByRole('banner').querySelectorAll('a, button')]
      .map((target) => target.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top > 44);
    for (const [at, target] of targets.entries()) {
      await expect(target.left).toBeGreaterThanOrEqual(targets[at - 1]?.right ?? 0);
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

/** Names that would run in a page are read, like any others. */
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
    await waitFor(() => expect(account).toHaveAccessibleName('Edin (Moj račun)'));
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
    await expect(menu.getByRole('link', { name: 'Uradi kviz' })).toHaveAttribute('href', '/quiz');
    await waitFor(() =>
      expect(menu.getByRole('link', { name: /^Black Friday ponuda/ })).toHaveAttribute(
        'href',
        '/offers/alpha-potent',
      ),
    );
    await expect(menu.getByRole('link', { name: 'Klub' })).toHaveAttribute('href', '/club');
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
    await expect(await menu.findByRole('link', { name: 'Moj račun' })).toHaveAttribute('href', '/account');
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

/** As in the header: neither word before it is known which of them is true. */
export const PhoneMenuSessionUnknown = meta.story({
  globals: phone,
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(await menu.findByRole('link', { name: 'Prijava ili moj račun' })).toBeVisible();
  },
});

const headerTop = (canvas: Canvas) =>
  Math.round(canvas.getByRole('button', { name: 'Meni' }).getBoundingClientRect().top);

async function scrollTo(top: number) {
  window.scrollTo(0, top);
  // What watches the scrolling hears of it with the next frames.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/** Scrolled further than 150 px the header stays in sight. The page under it does not move. */
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

Scrolled.test('what the keyboard comes to stands below it', async ({ canvas }) => {
  await scrollTo(document.documentElement.scrollHeight);
  const first = canvas.getByRole('link', { name: 'Na drugu stranicu' });
  first.focus();
  await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(64));
});

Scrolled.test('on the way up it stays until it is where it belongs', async ({ canvas }) => {
  await scrollTo(60);
  await expect(headerTop(canvas)).toBe(8);
  await scrollTo(20);
  await expect(headerTop(canvas)).toBe(44 + 8 - 20);
  await scrollTo(0);
  await expect(headerTop(canvas)).toBe(44 + 8);
});

/** The longest words on the least room. */
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
    await sheetOpened(canvas, /^Ljepota/);
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  parameters: { shop: { ...shop, scenarios: ['session.member'], cart: [{ ID: 1, quantity: 1 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /\(Moj nalog\)$/ })).toBeVisible();
    await userEvent.click(shopButton(canvas));
    await sheetOpened(canvas, /^Lepota/);
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
