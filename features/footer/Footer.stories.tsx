import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Footer } from './Footer';

const shop = { path: '/' };

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

export const Default = meta.story({
  play: async ({ canvas }) => {
    const products = within(canvas.getByRole('navigation', { name: 'Proizvodi' }));
    await expect(products.getAllByRole('link')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'Prati pošiljku' })).toHaveAttribute('href', '/track');
    await expect(products.getByRole('link', { name: 'Zglobovi i kosti' })).toHaveAttribute(
      'href',
      '/shop/joints',
    );
    await expect(canvas.getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    await expect(canvas.getByRole('link', { name: 'podrska@hrast.example.ba' })).toHaveAttribute(
      'href',
      'mailto:podrska@hrast.example.ba',
    );
    await expect(canvas.getByText('Ponedjeljak do petak, 8:00 do 17:00')).toBeVisible();
    await expect(canvas.getByText(/^Dodaci prehrani nisu zamjena/)).toBeVisible();
    await expect(canvas.getByText(/Hrast\. Sva prava zadržana\.$/)).toBeVisible();
  },
});

Default.test(
  'a social network opens in a new tab, and only those that the country has',
  async ({ canvas }) => {
    const facebook = canvas.getByRole('link', { name: /^Facebook/ });
    await expect(facebook).toHaveAttribute('target', '_blank');
    await expect(facebook).toHaveAccessibleName('Facebook (otvara se u novoj kartici)');
    await expect(canvas.queryByRole('link', { name: /^YouTube/ })).toBeNull();
  },
);

Default.test('a category leads to its page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Kosa' }));
  await expect(await canvas.findByRole('heading', { name: '/shop/hair' })).toBeVisible();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: Default.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Proizvodi' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const BA = meta.story({ globals: { country: 'BA' }, play: Default.input.play });

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ponedeljak do petak, 8:00 do 17:00')).toBeVisible();
    await expect(canvas.getByText('Srbija, RSD')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lepota' })).toBeVisible();
    await expect(canvas.getByText(/^Dodaci ishrani/)).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hrvatska, €')).toBeVisible();
    await expect(canvas.getByText(/pod nadzorom liječnika/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\+385/ })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Crna Gora, €')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\+382/ })).toBeVisible();
    await expect(canvas.getByText('Ponedjeljak do petak, 8:00 do 17:00')).toBeVisible();
  },
});
