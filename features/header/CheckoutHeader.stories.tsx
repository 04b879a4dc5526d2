import { expect } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutHeader } from './CheckoutHeader';

const shop = { path: '/checkout' };

const meta = preview.meta({
  title: 'Shell/Checkout header',
  component: CheckoutHeader,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** Asserts that these are the only links. */
const expectThreeLinks = async (canvas: Canvas, names: [string, string, string]) => {
  const links = canvas.getAllByRole('link');
  await expect(links).toHaveLength(3);
  for (const [index, name] of names.entries()) await expect(links[index]).toHaveAccessibleName(name);
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectThreeLinks(canvas, ['Nazad na kupovinu', 'Hrast (početna)', '+387 33 000 000']);
    await expect(canvas.getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    const logo = canvas.getByRole('link', { name: 'Hrast (početna)' }).getBoundingClientRect();
    await expect(logo.left + logo.width / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  },
});

Default.test('the back link opens the shop', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad na kupovinu' }));
  await expect(await canvas.findByRole('heading', { name: '/most-popular' })).toBeVisible();
});

/** Icons only. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Pozovite +387 33 000 000' });
    await expectThreeLinks(canvas, ['Nazad na kupovinu', 'Hrast (početna)', 'Pozovite +387 33 000 000']);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nazad na kupovinu' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({ globals: { country: 'BA' }, play: Default.input.play });

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^\+381/ })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Natrag na kupnju' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^\+382/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nazad na kupovinu' })).toBeVisible();
  },
});
