import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '#storybook/plays';
import preview from '#storybook/preview';
import { IconButton } from '#ui/IconButton';
import { Header } from '../Header';
import { expectPage, expectSheetOpen, openSheet, Page, shop, shopButton } from '../header.plays';

const meta = preview.meta({
  title: 'Shell/Header/Shop menu',
  component: Header,
  args: { search: <IconButton icon="search" label="Pretraga" /> },
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const groupLinks = (canvas: Canvas) => canvas.getAllByRole('link', { name: /^(Pot|Pro|Zgl|Ljep|Kosa|Mrš)/ });

const expectSheetClosed = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('link', { name: /^Probava/ })).toBeNull());

const sheetOf = (canvas: Canvas) => {
  const sheet = document.getElementById(shopButton(canvas).getAttribute('aria-controls') ?? '');
  if (!sheet) throw new Error('The shop button controls nothing.');
  return sheet;
};

const slideOf = (canvas: Canvas, name: string) => canvas.findByRole('link', { name });

/** Opened by keyboard, with the offers of the first category. */
export const Default = meta.story({
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

Default.test('Tab moves from a category through its offers to the next category', async ({ canvas }) => {
  const inOrder = [/^Potencija/, 'Alpha Potent', 'Libido', 'Paket Snaga', /^Prostata/, 'Prosta Vital'];
  for (const name of inOrder) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
  await expect(canvas.queryByRole('link', { name: 'Alpha Potent' })).toBeNull();
});

Default.test('Escape closes the sheet and returns the focus', async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expectSheetClosed(canvas);
  await expect(shopButton(canvas)).toHaveFocus();
});

Default.test('following an offer closes the sheet', async ({ canvas }) => {
  await userEvent.click(await slideOf(canvas, 'Libido'));
  await expectPage(canvas, '/offers/libido');
  await expectSheetClosed(canvas);
});

Default.test('closes when the page changes by other means', async ({ canvas }) => {
  canvas.getByText('Na drugu stranicu').click();
  await expectPage(canvas, '/offers/libido');
  await expectSheetClosed(canvas);
});

Default.test('following a category closes the sheet and marks the button as current', async ({ canvas }) => {
  (await canvas.findByRole('link', { name: /^Prostata/ })).focus();
  await userEvent.keyboard('{Enter}');
  await expectPage(canvas, '/shop/prostate');
  await expectSheetClosed(canvas);
  await expect(shopButton(canvas)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(shopButton(canvas));
  await expectSheetOpen(canvas);
  await expect(canvas.getByRole('link', { name: /^Prostata/ })).toHaveAttribute('aria-current', 'page');
  await slideOf(canvas, 'Paket 50+');
});

/** Resting the mouse on a category shows its offers. The height of the sheet stays the same. */
export const ByMouse = meta.story({
  play: async ({ canvas }) => {
    await userEvent.hover(shopButton(canvas));
    await expectSheetOpen(canvas);
    await slideOf(canvas, 'Alpha Potent');
    const height = sheetOf(canvas).offsetHeight;
    await userEvent.hover(canvas.getByRole('link', { name: /^Prostata/ }));
    await slideOf(canvas, 'Paket 50+');
    await expect(canvas.queryByRole('link', { name: 'Alpha Potent' })).toBeNull();
    await expect(sheetOf(canvas).offsetHeight).toBe(height);
  },
});

ByMouse.test(
  'keeps the offers while the mouse crosses another category on the way to them',
  async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: /^Ljepota/ }));
    await userEvent.hover(await slideOf(canvas, 'Paket 50+'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(await slideOf(canvas, 'Paket 50+')).toBeVisible();
  },
);

/** On the page of a category, the sheet shows its offers. */
export const InCategory = meta.story({
  parameters: { shop: { ...shop, path: '/shop/beauty' } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await slideOf(canvas, 'Cellu Lift');
  },
});

/** The placeholder is as high as the offers. */
export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await expect(groupLinks(canvas)).toHaveLength(7);
  },
});

/** When the offers fail to load, categories and picture placeholders stay, and the list takes the full width. */
export const WithoutOffers = meta.story({
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

WithoutOffers.test('a category links to its page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Potencija' }));
  await expectPage(canvas, '/shop/potency');
});
