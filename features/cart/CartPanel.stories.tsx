import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { fixedTexts } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { catalogue } from '#mocks/fixtures';
import { designs } from '#storybook/designs';
import { boxOf, expectAbove, expectInWindow } from '#storybook/geometry';
import {
  animationsFinished,
  cartOfNextPage,
  holdAnswers,
  holdDelays,
  waitForDialogToClose,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CartPanel } from './CartPanel';
import {
  announcements,
  closedPanel,
  expectPage,
  inCart,
  LIBIDO,
  linesIn,
  linesOf,
  openPanel,
  Page,
  PROSTA_VITAL,
  sum,
  two,
} from './cart.plays';
import { SETTLE_MS } from './parts/CartAnnouncements';

const meta = preview.meta({
  title: 'Shell/Cart panel',
  component: CartPanel,
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('cart-390', 'cart-1440') },
});

export default meta;

/** The open panel: three pieces of two offers, the bundle that holds both, the total and the link to the checkout. */
export const Default = meta.story({
  parameters: openPanel(),
  play: async (context) => {
    const { text, totals, offers, alpha, libido, money, settings, findPanel } = inCart(context);
    const { 'paket-snaga': snaga } = offers;
    const panel = await findPanel();
    await expect(panel.getByText(totals.pieces(3))).toBeVisible();
    await expect(panel.getByRole('button', { name: text.close })).toHaveFocus();
    await expect(await panel.findByRole('link', { name: libido.Name })).toHaveAttribute(
      'href',
      '/offers/libido',
    );
    const [first, second] = linesOf(panel);
    await expect(first).toHaveTextContent(money(2 * alpha.NewPrice));
    await expect(first).toHaveTextContent(money(2 * alpha.OldPrice));
    await expect(second).toHaveTextContent(money(libido.NewPrice));
    await expect(second).toHaveTextContent(money(libido.OldPrice));
    const quantity = panel.getByRole('spinbutton', { name: text.stepper(alpha.Name).group });
    await expect(quantity).toHaveValue('2');
    const total = 2 * alpha.NewPrice + libido.NewPrice;
    const savings = 2 * alpha.OldPrice + libido.OldPrice - total;
    await expect(await sum(panel, totals.total)).toHaveTextContent(text.saved(money(savings)));
    await expect(await sum(panel, totals.total)).toHaveTextContent(money(total));
    await expect(panel.getByText(text.payment)).toBeVisible();
    const suggestion = within(panel.getByRole('region', { name: text.sameAs(snaga.Name) }));
    const separately = text.separately(money(alpha.NewPrice + libido.NewPrice), money(snaga.NewPrice));
    await expect(suggestion.getByText(separately.replaceAll('\u00A0', ' '))).toBeVisible();
    const { phone } = settings.contact;
    await expect(panel.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    await expect(panel.queryByText(text.added(alpha.Name))).toBeNull();
  },
});

/** A storage that was wiped while the page is open: the panel still has the cart, and says that only the page does. */
export const NotStored = meta.story({
  parameters: openPanel(),
  play: async (context) => {
    const { totals, alpha, findPanel } = inCart(context);
    const panel = await findPanel();
    await panel.findByRole('link', { name: alpha.Name });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect(await panel.findByText(totals.notStored)).toBeVisible();
    await expect(panel.getByRole('link', { name: alpha.Name })).toBeVisible();
  },
});

Default.test('the articles of a bundle are exchanged for it, and its line has the focus', async (context) => {
  const { text, totals, offers, alpha, money, findPanel } = inCart(context);
  const { 'paket-snaga': snaga } = offers;
  const panel = await findPanel();
  await userEvent.click(panel.getByRole('button', { name: text.exchange }));
  await expect(panel.getByRole('button', { name: `${text.remove} ${snaga.Name}` })).toHaveFocus();
  await expect(panel.getByText(text.added(snaga.Name))).toBeVisible();
  await expect(await sum(panel, totals.total)).toHaveTextContent(money(alpha.NewPrice + snaga.NewPrice));
  await expect(panel.queryByRole('region')).toBeNull();
  await expect(cartOfNextPage()).toEqual([
    { ID: 1, quantity: 1 },
    { ID: catalogue['paket-snaga'].ID, quantity: 1 },
  ]);
});

Default.test(
  'each new quantity is announced at once, the total once after several changes',
  async (context) => {
    const panel = await inCart(context).findPanel();
    await waitFor(() => expect(announcements()).toContain('3 proizvoda, ukupno 133,70\u00A0KM'));
    const stepper = within(panel.getByRole('group', { name: 'Količina, Libido' }));
    const more = stepper.getByRole('button', { name: 'Povećajte količinu, Libido' });
    const endDelays = holdDelays(SETTLE_MS);
    await userEvent.click(more);
    await expect(stepper.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(more);
    await expect(stepper.getByRole('status')).toHaveTextContent('3');
    await expect(announcements()).toContain('3 proizvoda, ukupno 133,70\u00A0KM');
    await waitFor(() => {
      endDelays();
      expect(announcements()).toContain('5 proizvoda, ukupno 213,50\u00A0KM');
    });
  },
);

Default.test('the focus stays inside and returns to the button that opened the panel', async (context) => {
  const { text, open } = inCart(context);
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  const panel = await open();
  await userEvent.tab({ shift: true });
  await expect(panel.getByRole('link', { name: text.checkout })).toHaveFocus();
  await userEvent.tab();
  await expect(panel.getByRole('button', { name: text.close })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(context.canvas.getByRole('button', { name: text.cart })).toHaveFocus();
});

Default.test(
  'links in the panel close it',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { canvas } = context;
    const { text, libido, findPanel, open } = inCart(context);
    await userEvent.click((await findPanel()).getByRole('link', { name: libido.Name }));
    await expectPage(canvas, libido.Name);
    await userEvent.click((await open()).getByRole('link', { name: text.checkout }));
    await expectPage(canvas, 'Kako želite naručiti?');
  },
);

Default.test(
  'navigation beside the panel closes it',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    (await canvas.findByText('Početna')).click();
    await expectPage(canvas, 'Snaga ima korijen.');
  },
);

/** An empty cart: no total and no link to the checkout, but one to the most popular offers. */
export const Empty = meta.story({
  parameters: openPanel([]),
  play: async (context) => {
    const { text, totals, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(panel.getByRole('heading', { name: text.empty })).toBeVisible();
    await expect(panel.queryByText(totals.total)).toBeNull();
    await expect(panel.queryByRole('link', { name: text.checkout })).toBeNull();
  },
});

Empty.test(
  'the link to the most popular offers closes the panel',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { toShop } = pageMessages[inCart(context).country];
    await userEvent.click((await inCart(context).findPanel()).getByRole('link', { name: toShop }));
    await expectPage(context.canvas, 'Najpopularniji');
  },
);

/** Two products hold the same vitamin: the sum of a day, and whom to ask. */
export const SameSubstanceTwice = meta.story({
  parameters: openPanel([
    { ID: catalogue['joint-ease'].ID, quantity: 1 },
    { ID: catalogue['beauty-fem'].ID, quantity: 1 },
  ]),
  play: async (context) => {
    const { findPanel, country } = inCart(context);
    const { perDay, sharedBy, ask } = offerMessages[country].intake;
    const panel = await findPanel();
    const sums = `${perDay('Vitamin C', '160 mg')}, ${sharedBy(2, 200)}.`;
    await expect(await panel.findByText(sums)).toBeVisible();
    await expect(panel.getByText(ask, { exact: false })).toBeVisible();
  },
});

/** Skeletons, while the offers load: the quantities are known before the prices. */
export const Loading = meta.story({
  parameters: openPanel(two, 'offers.pending'),
  play: async (context) => {
    const { text, totals, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(panel.getByText(totals.pieces(3))).toBeVisible();
    await expect(panel.getByText(text.loading)).toBeInTheDocument();
    await expect(panel.getByText(text.quantity(2))).toBeVisible();
    await expect(panel.getByRole('link', { name: text.checkout })).toBeVisible();
  },
});

let letOffersCome = async () => {};

/** The lines after slow offers: they have replaced the skeletons, and nothing has moved. */
export const LoadedLate = meta.story({
  tags: ['thorough'],
  parameters: openPanel(two, 'offers.slow'),
  beforeEach: () => {
    letOffersCome = holdAnswers();
  },
  play: async (context) => {
    const { totals, libido, findPanel } = inCart(context);
    const panel = await findPanel();
    await animationsFinished(screen.getByRole('dialog'));
    const lines = boxOf(panel.getByRole('status'));
    const total = boxOf(panel.getByText(totals.total));
    await letOffersCome();
    await panel.findByRole('link', { name: libido.Name });
    await expect(boxOf(linesIn(panel))).toEqual(lines);
    await expect(boxOf(panel.getByText(totals.total))).toEqual(total);
  },
});

LoadedLate.test(
  'nothing moves on a phone, where the text, not the picture, sets the height of a line',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async (context) => {
    // The play has measured what may move.
    const panel = await inCart(context).findPanel();
    await expect(linesOf(panel)).toHaveLength(2);
  },
);

/** A failure in place of lines and total, because the offers do not load; the cart is kept. */
export const Failed = meta.story({
  parameters: openPanel(two, 'offers.failsTwice'),
  play: async (context) => {
    const { totals, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(await panel.findByRole('alert')).toHaveTextContent(fixedTexts.offersFailed);
    await expect(panel.getByText(totals.pieces(3))).toBeVisible();
    await expect(panel.queryByText(totals.total)).toBeNull();
    await expect(cartOfNextPage()).toEqual(two);
  },
});

Failed.test('a retry shows the lines', { tags: ['thorough'] }, async (context) => {
  const { country, totals, libido, findPanel } = inCart(context);
  const panel = await findPanel();
  await userEvent.click(panel.getByRole('button', { name: pageMessages[country].retry }));
  await expect(await panel.findByRole('link', { name: libido.Name })).toBeVisible();
  await expect(await sum(panel, totals.total)).toHaveTextContent('133,70 KM');
});

/** The same failure, because the backend answers with an empty list; the cart stays filled. */
export const NoOffersAtAll = meta.story({
  parameters: openPanel(two, 'offers.empty'),
  play: async (context) => {
    const panel = await inCart(context).findPanel();
    await expect(await panel.findByRole('alert')).toHaveTextContent(fixedTexts.offersFailed);
    await expect(cartOfNextPage()).toEqual(two);
  },
});

/** A confirmation above the lines: adding an offer has opened the panel. */
export const Added = meta.story({
  parameters: closedPanel([{ ID: LIBIDO, quantity: 1 }]),
  play: async (context) => {
    const { text, alpha, libido, add } = inCart(context);
    const panel = await add();
    await expect(await panel.findByText(text.added(alpha.Name))).toBeVisible();
    for (const { Name } of [alpha, libido])
      await expect(panel.getByRole('link', { name: Name })).toBeInTheDocument();
  },
});

Added.test('the confirmation is announced and goes when the offer is removed', async (context) => {
  const { text, alpha, findPanel } = inCart(context);
  const panel = await findPanel();
  await waitFor(() => expect(announcements()).toContain(text.added(alpha.Name)));
  await userEvent.click(panel.getByRole('button', { name: `${text.remove} ${alpha.Name}` }));
  await waitFor(() => expect(panel.queryByText(text.added(alpha.Name))).toBeNull());
});

Added.test(
  'opening the panel by the cart button confirms nothing',
  { tags: ['thorough'] },
  async (context) => {
    const { text, alpha, open } = inCart(context);
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    const panel = await open();
    await expect(await panel.findByRole('link', { name: alpha.Name })).toBeVisible();
    await expect(panel.queryByText(text.added(alpha.Name))).toBeNull();
  },
);

/** A single piece: the count is singular. */
export const OneItem = meta.story({
  parameters: openPanel([{ ID: PROSTA_VITAL, quantity: 1 }]),
  play: async (context) => {
    const { totals, prostaVital, money, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(panel.getByText(totals.pieces(1))).toBeVisible();
    await waitFor(() => expect(linesOf(panel)).toHaveLength(1));
    await expect(await sum(panel, totals.total)).toHaveTextContent(money(prostaVital.NewPrice));
  },
});

/** Names of 40 letters and sums of seven digits. */
export const LargeNumbers = meta.story({
  parameters: openPanel(
    two.map(({ ID }) => ({ ID, quantity: 99 })),
    'offers.large',
  ),
  play: async (context) => {
    const panel = await inCart(context).findPanel();
    await panel.findAllByRole('link', { name: /^Kompletan zimski paket/ });
  },
});

/** Opened from the header of the checkout: nothing is suggested to somebody who is ordering. */
export const AtCheckout = meta.story({
  parameters: { shop: { ...openPanel().shop, path: routes.checkout.href() } },
  play: async (context) => {
    const { alpha, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(await panel.findByRole('link', { name: alpha.Name })).toBeVisible();
    await expect(panel.queryByRole('region')).toBeNull();
  },
});

/** More lines than fit: they scroll, while the total and the link to the checkout stay. */
export const ManyItems = meta.story({
  parameters: openPanel(Array.from({ length: 13 }, (_, at) => ({ ID: at + 1, quantity: at + 1 }))),
  play: async (context) => {
    const { text, totals, findPanel } = inCart(context);
    const panel = await findPanel();
    await waitFor(() => expect(linesOf(panel)).toHaveLength(13));
    await expect(panel.getByText(totals.pieces(91))).toBeVisible();
    await expectInWindow(panel.getByRole('link', { name: text.checkout }));
  },
});

ManyItems.test('the last line can be reached above the total', { tags: ['thorough'] }, async (context) => {
  const { text, findPanel } = inCart(context);
  const panel = await findPanel();
  const last = panel.getAllByRole('button', { name: /^Uklonite/ }).at(-1);
  last?.focus();
  await expectAbove(last, panel.getByRole('link', { name: text.checkout }));
});

/** The lines of another tab, which has changed the cart while the panel was open. */
export const OtherTab = meta.story({
  parameters: openPanel(),
  play: async (context) => {
    const { totals, libido, prostaVital, money, findPanel } = inCart(context);
    const panel = await findPanel();
    await panel.findByRole('link', { name: libido.Name });
    localStorage.setItem(CART_KEY, JSON.stringify([{ ID: PROSTA_VITAL, quantity: 2 }]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    await expect(await panel.findByRole('link', { name: prostaVital.Name })).toBeVisible();
    await expect(panel.queryByRole('link', { name: libido.Name })).toBeNull();
    await expect(await sum(panel, totals.total)).toHaveTextContent(money(2 * prostaVital.NewPrice));
  },
});

/** Long Serbian amounts and many pieces at the smallest width: nothing is cut off. */
export const Narrow = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  parameters: openPanel([...two, { ID: 10, quantity: 150 }]),
  play: async (context) => {
    const { libido, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(await panel.findByRole('link', { name: libido.Name })).toBeVisible();
  },
});

/** The open panel in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The open panel in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The open panel in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The open panel in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
