import { expect } from 'storybook/test';
import { offerId } from '#mocks/testing';
import { inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { IntakeSums } from './IntakeSums';
import type { SubstanceSum } from './intake';
import { messages } from './messages';

const sum = (name: string, amount: string, ...products: string[]): SubstanceSum => ({
  name,
  amount,
  sources: products.map((product) => ({ id: offerId(product), product, amount })),
  share: undefined,
  exceeded: undefined,
});

const meta = preview.meta({
  title: 'Shared/Intake sums',
  component: IntakeSums,
  parameters: { shop: {} },
  args: {
    sums: [
      { ...sum('cink', '10\u00A0mg', 'Alpha Potent'), share: 100 },
      { ...sum('kalcij', '120\u00A0mg', 'Digest Balance'), share: 15 },
      sum('ekstrakt make', '150\u00A0mg', 'Libido'),
    ],
    unread: [],
  },
});

export default meta;

/** Substances with a reference intake have a bar up to twice as much; the others follow. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { intake } = inCountry(messages, globals).text;
    await expect(canvas.getByText(intake.share(15))).toBeVisible();
    await expect(canvas.getByText(intake.withoutReference)).toBeVisible();
  },
});

/** Three products hold more zinc than an adult should take in a day. */
export const AboveMaximum = meta.story({
  args: {
    sums: [
      {
        ...sum('cink', '10\u00A0mg', 'Alpha Potent', 'Cink Plus', 'Imuno'),
        amount: '30\u00A0mg',
        share: 300,
        exceeded: '25\u00A0mg',
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    const { intake } = inCountry(messages, globals).text;
    await expect(canvas.getByText(intake.exceeded('25 mg'))).toBeVisible();
  },
});

/** No product has a reference intake, and one says nothing that can be added up. */
export const Unread = meta.story({
  args: { sums: [sum('ekstrakt make', '150\u00A0mg', 'Libido')], unread: ['Cellu Lift'] },
  play: async ({ canvas, globals }) => {
    const { intake } = inCountry(messages, globals).text;
    await expect(canvas.getByText(intake.unread(['Cellu Lift']))).toBeVisible();
    await expect(canvas.queryByText(intake.withoutReference)).toBeNull();
  },
});
