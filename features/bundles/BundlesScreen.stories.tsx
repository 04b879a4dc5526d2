import { expect, within } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { BundlesScreen } from './BundlesScreen';

const shop = { path: '/bundles' };

const meta = preview.meta({
  title: 'Screens/Bundles',
  component: BundlesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** Waits for the card of a bundle. */
async function bundle(canvas: Canvas, name: string) {
  const heading = await canvas.findByRole('heading', { level: 2, name });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} has no card.`);
  return within(card);
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Paketi' })).toBeVisible();
    const card = await bundle(canvas, 'Paket 50+');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Alpha Potent' })).toBeNull();

    const inside = card.getAllByRole('listitem');
    await expect(inside.map((item) => item.textContent)).toEqual([
      '1 ×Alpha Potent',
      '1 ×Prosta Vital',
      '1 ×Joint Ease',
    ]);
    await expect(card.getByRole('link', { name: 'Prosta Vital' })).toHaveAttribute(
      'href',
      '/offers/prosta-vital',
    );
    await expect(card.getByText(/^129,90\sKM$/)).toBeVisible();
    await expect(card.getByText(/^269,70\sKM$/)).toBeVisible();
    await expect(card.getByText(/^Štedite 139,80\sKM$/)).toBeVisible();
  },
});

/** The figure is the exact rating; the stars are rounded up. */
export const RoundedUpStars = meta.story({
  play: async ({ canvas }) => {
    await bundle(canvas, 'Paket Snaga');
    const ratings = canvas.getAllByText(/^Ocjena \d,\d od 5, \d+ recenzij[aei]$/);
    await expect(ratings).toHaveLength(4);
    for (const label of ratings) {
      const figure = Number(label.textContent?.match(/\d,\d/)?.[0].replace(',', '.'));
      const filled = label.parentElement?.querySelector('svg svg')?.getAttribute('width');
      await expect(Number(filled)).toBe(Math.ceil(figure) * 20);
    }
  },
});

export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Učitavanje paketa');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Paketi' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.empty'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trenutno nema paketa' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toHaveAttribute(
      'href',
      '/most-popular',
    );
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Pokušaj ponovo' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Paket Snaga' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A bundle without ratings shows no stars, figure or count. */
export const Unrated = meta.story({
  parameters: { shop: { ...shop, scenarios: ['reviews.empty'] } },
  play: async ({ canvas }) => {
    await bundle(canvas, 'Paket Snaga');
    await expect(canvas.queryByText(/Ocjena/)).toBeNull();
    await expect(canvas.queryByText(/recenzij/)).toBeNull();
  },
});

export const ToOffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await bundle(canvas, 'Paket Snaga');
    await userEvent.click(card.getByRole('link', { name: 'Naruči Paket Snaga' }));
    await findPageHeading(canvas, '/offers/paket-snaga');
  },
});

export const ToContents = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await bundle(canvas, 'Paket Snaga');
    await userEvent.click(card.getByRole('link', { name: 'Libido' }));
    await findPageHeading(canvas, '/offers/libido');
  },
});

/** The picture is above the text. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Paket Snaga' });
    const picture = canvasElement.querySelector('article img');
    await expect(picture?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      heading.getBoundingClientRect().top,
    );
  },
});

/** Picture and text are side by side, whatever the length of the text. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await bundle(canvas, 'Paket Snaga');
    for (const card of canvasElement.querySelectorAll('article')) {
      const picture = card.querySelector('img')?.getBoundingClientRect();
      const heading = within(card).getByRole('heading', { level: 2 }).getBoundingClientRect();
      await expect(picture?.right).toBeLessThan(heading.left);
      await expect(picture?.height).toBeCloseTo(card.getBoundingClientRect().height, 0);
    }
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await bundle(canvas, 'Paket Snaga');
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    const card = await bundle(canvas, 'Paket Ljepota');
    await expect(card.getByRole('link', { name: 'Naruči Paket Ljepota' })).toBeVisible();
    await expect(card.getAllByText(/\d,\d\d KM/)[0]).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    const card = await bundle(canvas, 'Paket Lepota');
    await expect(canvas.getByText('Proizvodi koji idu zajedno, u jednoj porudžbini.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Poruči Paket Lepota' })).toBeVisible();
    await expect(card.getAllByText(/\d,\d\d RSD/)[0]).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    const card = await bundle(canvas, 'Paket Ljepota');
    await expect(card.getByRole('link', { name: 'Naruči Paket Ljepota' })).toBeVisible();
    await expect(card.getAllByText(/\d,\d\d €/)[0]).toBeVisible();
  },
});

export const ME = HR.extend({ globals: { country: 'ME' } });
