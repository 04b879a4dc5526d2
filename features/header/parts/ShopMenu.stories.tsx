import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '#storybook/plays';
import preview from '#storybook/preview';
import { IconButton } from '#ui/IconButton';
import { Header } from '../Header';
import { arrivedAt, openSheet, Page, sheetOpened, shop, shopButton } from '../header.plays';

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

const sheetGone = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('link', { name: /^Probava/ })).toBeNull());

const sheetOf = (canvas: Canvas) => {
  const sheet = document.getElementById(shopButton(canvas).getAttribute('aria-controls') ?? '');
  if (!sheet) throw new Error('The shop button controls nothing.');
  return sheet;
};

const slideOf = (canvas: Canvas, name: string) => canvas.findByRole('link', { name });

/** The sheet, with the offers of the first category. Opened by keyboard. */
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

Default.test('the Tab key leads from a category through its offers to the next one', async ({ canvas }) => {
  const inOrder = [/^Potencija/, 'Alpha Potent', 'Libido', 'Paket Snaga', /^Prostata/, 'Prosta Vital'];
  for (const name of inOrder) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
  await expect(canvas.queryByRole('link', { name: 'Alpha Potent' })).toBeNull();
});

Default.test('Escape closes it and gives the focus back', async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await sheetGone(canvas);
  await expect(shopButton(canvas)).toHaveFocus();
});

Default.test('choosing an offer leads there and closes it', async ({ canvas }) => {
  await userEvent.click(await slideOf(canvas, 'Libido'));
  await arrivedAt(canvas, '/offers/libido');
  await sheetGone(canvas);
});

Default.test('a page change from elsewhere closes it', async ({ canvas }) => {
  canvas.getByText('Na drugu stranicu').click();
  await arrivedAt(canvas, '/offers/libido');
  await sheetGone(canvas);
});

Default.test('choosing a category leads there, closes it and marks where one is', async ({ canvas }) => {
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
export const ByMouse = meta.story({
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

ByMouse.test('on its way to the offers it may cross another category', async ({ canvas }) => {
  await userEvent.hover(canvas.getByRole('link', { name: /^Ljepota/ }));
  await userEvent.hover(await slideOf(canvas, 'Paket 50+'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(await slideOf(canvas, 'Paket 50+')).toBeVisible();
});

/** Who looks at a category finds its offers. */
export const InCategory = meta.story({
  parameters: { shop: { ...shop, path: '/shop/beauty' } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await slideOf(canvas, 'Cellu Lift');
  },
});

/** The room of the offers is as high as they will be. */
export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await expect(groupLinks(canvas)).toHaveLength(7);
  },
});

/** The names stay, and the room of the pictures; for slides no room is kept. */
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

WithoutOffers.test('a category leads to its page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Potencija' }));
  await arrivedAt(canvas, '/shop/potency');
});
