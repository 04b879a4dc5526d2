import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { beginnings } from './beginnings';
import { Canvas } from './Canvas';

const [bundle, cards, form] = beginnings;

const meta = preview.meta({
  title: 'For developers/Canvas',
  component: Canvas,
  // The page Compose shows it.
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { path: '/most-popular' } },
  args: { code: bundle.code },
});

export default meta;

/** A band with a bundle, from which a sketch begins. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
});

/** A list of cards, from which a sketch begins. */
export const Cards = meta.story({
  args: { code: cards.code },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

/** A form, from which a sketch begins. */
export const Form = meta.story({
  args: { code: form.code },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
});

/** Code that is not finished: the canvas says what the compiler says. */
export const Unfinished = meta.story({
  args: { code: '<Button tone="primary">' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The code cannot be shown')).toBeVisible();
  },
});
