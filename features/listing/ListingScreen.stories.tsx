import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ListingScreen } from './ListingScreen';

const mostPopular = { path: '/most-popular', route: '/most-popular' };
const shop = (group: string) => ({ path: `/shop/${group}`, route: '/shop/:group' });

const meta = preview.meta({
  title: 'Screens/Listing',
  component: ListingScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: mostPopular },
});

export default meta;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Najpopularniji' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('13 proizvoda');
    await expect(canvas.getAllByRole('article')).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: 'Sve' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Loading = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje proizvoda')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.empty'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trenutno nema proizvoda' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
      'Došlo je do greške!',
    );
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Pokušaj ponovo' }, { timeout: 5_000 });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' }, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const NotFound = meta.story({
  parameters: { shop: shop('pets') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Stranica nije pronađena' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
  },
});

export const OneMalformedOffer = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.oneMalformed'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
});

export const Category = meta.story({
  parameters: { shop: shop('potency') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Libido' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Prosta Vital' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Prostata' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Prostata' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Prosta Vital' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Libido' })).toBeNull();
    await expect(document.title).toBe('Prostata | Hrast');
  },
});

export const ToOffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pogledaj Libido' }));
    await expect(await canvas.findByRole('heading', { name: '/offers/libido' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Kategorije' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ljepota' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d KM/))[0]).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lepota' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d RSD/))[0]).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ljepota' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d €/))[0]).toBeVisible();
  },
});

export const ME = HR.extend({ globals: { country: 'ME' } });
