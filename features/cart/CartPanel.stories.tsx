import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY, useAddToCart, useCartPanel } from '#features/shared/cart';
import { routes } from '#features/shared/routes';
import { offerId, slug } from '#mocks/testing';
import { type Canvas, waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { CartPanel } from './CartPanel';

/** A page with two buttons that open the panel, one of which adds an offer. Navigation moves the focus, as in the shell. */
function Page() {
  const { open: openCart } = useCartPanel();
  const addToCart = useAddToCart();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== previousPathname.current) heading.current?.focus();
    previousPathname.current = pathname;
  }, [pathname]);
  return (
    <Container>
      <Stack gap="4" paddingBlock="8" align="start">
        <Heading level={1} tabIndex={-1} ref={heading}>
          {pathname}
        </Heading>
        <Inline>
          <Button tone="quiet" onClick={openCart}>
            Otvori korpu
          </Button>
          <Button onClick={() => addToCart(offerId('1'))}>Dodaj Alpha Potent</Button>
        </Inline>
        <Link href={routes.offer.href(slug('pure-fit'))}>Na drugu stranicu</Link>
      </Stack>
      <CartPanel />
    </Container>
  );
}

const ALPHA_POTENT = 1;
const LIBIDO = 2;
const PROSTA_VITAL = 3;

const two = [
  { ID: ALPHA_POTENT, quantity: 2 },
  { ID: LIBIDO, quantity: 1 },
];
const shop = { path: '/', route: '/*', cart: two };

const meta = preview.meta({
  title: 'Shell/Cart panel',
  component: CartPanel,
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const open = async (canvas: Canvas, name = 'Korpa') => {
  await userEvent.click(canvas.getByRole('button', { name: 'Otvori korpu' }));
  return panel(name);
};
const panel = async (name = 'Korpa') => within(await screen.findByRole('dialog', { name }));
/** Another page is open and its heading has the focus, which the closed panel does not take back. */
async function expectPage(canvas: Canvas, address: string) {
  const heading = canvas.getByRole('heading', { level: 1, hidden: true });
  await waitFor(() => expect(heading).toHaveTextContent(address));
  await waitForDialogToClose();
  await expect(heading).toHaveFocus();
}

/** Waits for a row of the totals: its label, such as `Ukupno`, and its amount. */
const sum = async (cart: Canvas, label: string) => (await cart.findByText(label)).closest('p');
const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as unknown;
const quantity = (cart: Canvas, name: string) => cart.findByRole('spinbutton', { name: `Količina, ${name}` });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(cart.getByText('3 proizvoda')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Zatvori korpu' })).toHaveFocus();
    await expect(await cart.findByRole('link', { name: 'Libido' })).toHaveAttribute('href', '/offers/libido');
    const [alpha, libido] = cart.getAllByRole('listitem');
    await expect(alpha).toHaveTextContent(/93,80\sKM.*199,80\sKM/);
    await expect(libido).toHaveTextContent(/39,90\sKM.*69,90\sKM/);
    await expect(await quantity(cart, 'Alpha Potent')).toHaveValue('2');
    await expect(await sum(cart, 'Ukupna ušteda')).toHaveTextContent('136,00 KM');
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('133,70 KM');
    await expect(cart.getByText('Plaćate pouzećem, kad paket stigne.')).toBeVisible();
    await expect(cart.queryByText(/^Dodano/)).toBeNull();
  },
});

Default.test('the total is announced once after several changes', async () => {
  const cart = await panel();
  const announcements = () =>
    screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);
  await waitFor(() => expect(announcements()).toContain('3 proizvoda, ukupno 133,70\u00A0KM'));
  const more = cart.getByRole('button', { name: 'Povećaj količinu, Libido' });
  await userEvent.click(more);
  await userEvent.click(more);
  await expect(announcements()).toContain('3 proizvoda, ukupno 133,70\u00A0KM');
  await waitFor(() => expect(announcements()).toContain('5 proizvoda, ukupno 213,50\u00A0KM'));
});

Default.test('the focus stays inside and returns to the button that opened the panel', async ({ canvas }) => {
  const cart = await panel();
  await userEvent.tab({ shift: true });
  await expect(cart.getByRole('link', { name: 'Nastavi na narudžbu' })).toHaveFocus();
  await userEvent.tab();
  await expect(cart.getByRole('button', { name: 'Zatvori korpu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(canvas.getByRole('button', { name: 'Otvori korpu' })).toHaveFocus();
});

Default.test('the link to the checkout closes the panel', async ({ canvas }) => {
  const cart = await panel();
  await userEvent.click(cart.getByRole('link', { name: 'Nastavi na narudžbu' }));
  await expectPage(canvas, '/checkout');
});

Default.test('an offer name leads to the offer and closes the panel', async ({ canvas }) => {
  const cart = await panel();
  await userEvent.click(cart.getByRole('link', { name: 'Libido' }));
  await expectPage(canvas, '/offers/libido');
});

Default.test('a navigation outside the panel closes it', async ({ canvas }) => {
  await panel();
  canvas.getByText('Na drugu stranicu').click();
  await expectPage(canvas, '/offers/pure-fit');
});

export const Empty = meta.story({
  parameters: { shop: { ...shop, cart: [] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(cart.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
    await expect(cart.queryByText('Ukupno')).toBeNull();
    await expect(cart.queryByRole('link', { name: 'Nastavi na narudžbu' })).toBeNull();
  },
});

Empty.test('the link to the most popular offers closes the panel', async ({ canvas }) => {
  await userEvent.click((await panel()).getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await expectPage(canvas, '/most-popular');
});

/** The quantities are known before the prices. */
export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(cart.getByText('3 proizvoda')).toBeVisible();
    await expect(cart.getByText('Učitavanje proizvoda u korpi')).toBeInTheDocument();
    await expect(cart.getByText('Količina: 2')).toBeVisible();
    await expect(cart.getByRole('link', { name: 'Nastavi na narudžbu' })).toBeVisible();
  },
});

/** Nothing moves when the offers have loaded. */
export const LoadedLate = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.slow'] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    const sliding = screen.getByRole('dialog').getAnimations();
    await Promise.all(sliding.map((animation) => animation.finished));
    const lines = cart.getByRole('status').getBoundingClientRect();
    const total = cart.getByText('Ukupno').getBoundingClientRect();
    await cart.findByRole('link', { name: 'Libido' });
    await expect(cart.getByRole('list').getBoundingClientRect()).toEqual(lines);
    await expect(cart.getByText('Ukupno').getBoundingClientRect()).toEqual(total);
  },
});

/** On a phone the text, not the picture, sets the height of a line. */
export const LoadedLateOnPhone = LoadedLate.extend({ globals: { viewport: { value: 'phone' } } });

/** The lines are kept and appear again once the offers have loaded. */
export const Failed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(await cart.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(cart.getByText('3 proizvoda')).toBeVisible();
    await expect(cart.queryByText('Ukupno')).toBeNull();
    await expect(stored()).toEqual(two);
  },
});

Failed.test('a retry shows the lines', async () => {
  const cart = await panel();
  await userEvent.click(cart.getByRole('button', { name: 'Pokušaj ponovo' }));
  await expect(await cart.findByRole('link', { name: 'Libido' })).toBeVisible();
  await expect(await sum(cart, 'Ukupno')).toHaveTextContent('133,70 KM');
});

/** The backend answers failures with an empty list; the cart stays filled. */
export const NoOffersAtAll = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.empty'] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(await cart.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(stored()).toEqual(two);
  },
});

export const UnknownOffer = meta.story({
  parameters: { shop: { ...shop, cart: [...two, { ID: 404, quantity: 7 }] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(await cart.findByText('3 proizvoda')).toBeVisible();
    await expect(cart.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() =>
      expect(stored()).toEqual(two.map(({ ID, quantity }) => ({ ID: String(ID), quantity }))),
    );
  },
});

/** An offer of the list is malformed; its line stays in the cart, and the rest has a total and can be ordered. */
export const UnreadableOffer = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.oneMalformed'] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(await cart.findByRole('alert')).toHaveTextContent(/^Dio korpe se nije učitao/);
    await expect(cart.getByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(cart.getByText('Proizvod se nije učitao. Količina: 1')).toBeVisible();
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('93,80 KM');
    await expect(cart.getByRole('link', { name: 'Nastavi na narudžbu' })).toBeVisible();
    await expect(stored()).toEqual(two);
  },
});

UnreadableOffer.test('its line can be removed and restored', async () => {
  const cart = await panel();
  const remove = () => cart.getByRole('button', { name: 'Ukloni proizvod koji se nije učitao' });
  await userEvent.click(remove());
  await expect(await sum(cart, 'Ukupno')).toHaveTextContent('93,80 KM');
  await expect(cart.queryByRole('alert')).toBeNull();
  await userEvent.click(cart.getByRole('button', { name: /^Vrati/ }));
  await waitFor(() => expect(remove()).toHaveFocus());
});

/** The price of an offer is unreadable but not its name: the line says which offer it is. */
export const UnreadableOnce = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.oneMalformedOnce'] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(await cart.findByText('Nije se učitalo: Libido. Količina: 1')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Ukloni Libido' })).toBeVisible();
    await userEvent.click(await cart.findByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(await cart.findByRole('link', { name: 'Libido' })).toBeVisible();
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('133,70 KM');
  },
});

/** Opened by adding an offer. */
export const Added = meta.story({
  parameters: { shop: { ...shop, cart: [{ ID: LIBIDO, quantity: 1 }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj Alpha Potent' }));
    const cart = await panel();
    await expect(await cart.findByText('Dodano u korpu: Alpha Potent')).toBeVisible();
    await expect(cart.getAllByRole('link', { name: /^(Libido|Alpha Potent)$/ })).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)).toContain(
        'Dodano u korpu: Alpha Potent',
      ),
    );
  },
});

Added.test('the confirmation disappears when the offer is removed', async () => {
  const cart = await panel();
  await userEvent.click(cart.getByRole('button', { name: 'Ukloni Alpha Potent' }));
  await waitFor(() => expect(cart.queryByText('Dodano u korpu: Alpha Potent')).toBeNull());
});

Added.test('opening the panel by the header button confirms nothing', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  const cart = await open(canvas);
  await expect(await cart.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
  await expect(cart.queryByText('Dodano u korpu: Alpha Potent')).toBeNull();
});

export const Removed = meta.story({
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await userEvent.click(await cart.findByRole('button', { name: 'Ukloni Alpha Potent' }));
    await expect(cart.getByText('Uklonjeno: Alpha Potent')).toBeVisible();
    const undo = cart.getByRole('button', { name: 'Vrati Alpha Potent' });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription('Uklonjeno: Alpha Potent');
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('39,90 KM');
    await expect(await sum(cart, 'Ukupna ušteda')).toHaveTextContent('30,00 KM');
    await expect(cart.getByText('1 proizvod')).toBeVisible();
    await expect(stored()).toEqual([{ ID: '2', quantity: 1 }]);
  },
});

Removed.test('a restored line returns to its position and gets the focus', async () => {
  const cart = await panel();
  await userEvent.keyboard('{Enter}');
  await expect(cart.getByRole('button', { name: 'Ukloni Alpha Potent' })).toHaveFocus();
  await expect(cart.queryByText('Uklonjeno: Alpha Potent')).toBeNull();
  await expect(cart.getAllByRole('listitem')[0]).toHaveTextContent('Alpha Potent');
  await expect(await quantity(cart, 'Alpha Potent')).toHaveValue('2');
  await expect(await sum(cart, 'Ukupno')).toHaveTextContent('133,70 KM');
  await expect(stored()).toEqual([
    { ID: '1', quantity: 2 },
    { ID: '2', quantity: 1 },
  ]);
});

Removed.test('another change of the cart ends the chance to undo', async () => {
  const cart = await panel();
  await userEvent.click(cart.getByRole('button', { name: 'Povećaj količinu, Libido' }));
  await expect(cart.queryByText('Uklonjeno: Alpha Potent')).toBeNull();
});

Removed.test('another removal replaces the one that can be undone', async () => {
  const cart = await panel();
  await userEvent.click(cart.getByRole('button', { name: 'Ukloni Libido' }));
  await expect(cart.queryByText('Uklonjeno: Alpha Potent')).toBeNull();
  await expect(cart.getByRole('button', { name: 'Vrati Libido' })).toHaveFocus();
  await expect(cart.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(cart.getByRole('button', { name: 'Ukloni Libido' })).toHaveFocus();
  await expect(cart.queryByRole('heading', { name: 'Korpa je prazna' })).toBeNull();
});

Removed.test('closing the panel ends the chance to undo', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  const cart = await open(canvas);
  await expect(await cart.findByRole('link', { name: 'Libido' })).toBeVisible();
  await expect(cart.queryByText('Uklonjeno: Alpha Potent')).toBeNull();
});

export const LastRemoved = meta.story({
  parameters: { shop: { ...shop, cart: [{ ID: LIBIDO, quantity: 4 }] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await userEvent.click(await cart.findByRole('button', { name: 'Ukloni Libido' }));
    await expect(cart.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Vrati Libido' })).toHaveFocus();
    await expect(cart.queryByText('Ukupno')).toBeNull();
    await expect(localStorage.getItem(CART_KEY)).toBeNull();
  },
});

export const QuantityChanged = meta.story({
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    const alpha = await quantity(cart, 'Alpha Potent');
    await userEvent.click(cart.getByRole('button', { name: 'Povećaj količinu, Alpha Potent' }));
    await expect(alpha).toHaveValue('3');
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('180,60 KM');
    await userEvent.clear(alpha);
    await userEvent.type(alpha, '12{Enter}');
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('602,70 KM');
    await expect(await sum(cart, 'Ukupna ušteda')).toHaveTextContent('666,00 KM');
    await expect(cart.getByText('13 proizvoda')).toBeVisible();
    await expect(stored()).toEqual([
      { ID: '1', quantity: 12 },
      { ID: '2', quantity: 1 },
    ]);
  },
});

QuantityChanged.test('the quantity does not go below one', async () => {
  const cart = await panel();
  const less = cart.getByRole('button', { name: 'Smanji količinu, Libido' });
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(less);
  await expect(await quantity(cart, 'Libido')).toHaveValue('1');
});

export const OneItem = meta.story({
  parameters: { shop: { ...shop, cart: [{ ID: PROSTA_VITAL, quantity: 1 }] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(cart.getByText('1 proizvod')).toBeVisible();
    await expect(await cart.findAllByRole('listitem')).toHaveLength(1);
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('49,90 KM');
  },
});

/** The lines scroll; the total and the link to the checkout stay. */
export const ManyItems = meta.story({
  parameters: {
    shop: { ...shop, cart: Array.from({ length: 13 }, (_, at) => ({ ID: at + 1, quantity: at + 1 })) },
  },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await waitFor(() => expect(cart.getAllByRole('listitem')).toHaveLength(13));
    await expect(cart.getByText('91 proizvod')).toBeVisible();
    const last = cart.getAllByRole('button', { name: /^Ukloni/ }).at(-1);
    last?.focus();
    const checkoutLink = cart.getByRole('link', { name: 'Nastavi na narudžbu' });
    await waitFor(() =>
      expect(checkoutLink.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      checkoutLink.getBoundingClientRect().top,
    );
  },
});

/** Another tab of the shop has changed the cart. */
export const OtherTab = meta.story({
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await cart.findByRole('link', { name: 'Libido' });
    localStorage.setItem(CART_KEY, JSON.stringify([{ ID: PROSTA_VITAL, quantity: 2 }]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    await expect(await cart.findByRole('link', { name: 'Prosta Vital' })).toBeVisible();
    await expect(cart.queryByRole('link', { name: 'Libido' })).toBeNull();
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent('99,80 KM');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: Added.input.play,
});

/** Long amounts and many pieces at the smallest width. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  parameters: { shop: { ...shop, cart: [...two, { ID: 10, quantity: 150 }] } },
  play: async ({ canvas }) => {
    const cart = await open(canvas);
    await expect(await cart.findByRole('link', { name: 'Libido' })).toBeVisible();
    const dialog = screen.getByRole('dialog');
    for (const element of [dialog, ...dialog.querySelectorAll('*')]) {
      if (getComputedStyle(element).overflowX === 'visible') continue;
      if (getComputedStyle(element).clipPath !== 'none') continue;
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    }
    // Measured in one go, because the panel may still be sliding in.
    const amounts = cart
      .getAllByText(/RSD$/)
      .map((amount: HTMLElement) => amount.getBoundingClientRect().right);
    const { right } = dialog.getBoundingClientRect();
    await expect(Math.max(...amounts)).toBeLessThan(right);
  },
});

export const BA = meta.story({ globals: { country: 'BA' }, play: Default.input.play });

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj Alpha Potent' }));
    const cart = await panel();
    await expect(await cart.findByText('Dodato u korpu: Alpha Potent')).toBeVisible();
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent(/\d{1,2}\.\d{3},00\sRSD$/);
    await expect(cart.getByRole('link', { name: 'Nastavi na porudžbinu' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj Alpha Potent' }));
    const cart = await panel('Košarica');
    await expect(await cart.findByText('Dodano u košaricu: Alpha Potent')).toBeVisible();
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent(/\d+,\d\d\s€$/);
    await expect(cart.getByRole('button', { name: 'Zatvori košaricu' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj Alpha Potent' }));
    const cart = await panel();
    await expect(await cart.findByText('Dodato u korpu: Alpha Potent')).toBeVisible();
    await expect(await sum(cart, 'Ukupno')).toHaveTextContent(/\d+,\d\d\s€$/);
  },
});
