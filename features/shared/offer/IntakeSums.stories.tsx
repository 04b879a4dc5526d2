import { expect } from 'storybook/test';
import { offerId } from '#mocks/testing';
import { inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { IntakeSums } from './IntakeSums';
import type { SubstanceSum } from './intake';
import { intakeMessages } from './intakeMessages';

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
    const { text } = inCountry(intakeMessages, globals);
    await expect(canvas.getByText(text.share(15))).toBeVisible();
    await expect(canvas.getByText(text.withoutReference)).toBeVisible();
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
    const { text } = inCountry(intakeMessages, globals);
    await expect(canvas.getByText(text.exceeded('25 mg'))).toBeVisible();
  },
});

/** No product has a reference intake, and one says nothing that can be added up. */
export const Unread = meta.story({
  args: { sums: [sum('ekstrakt make', '150\u00A0mg', 'Libido')], unread: ['Cellu Lift'] },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(intakeMessages, globals);
    await expect(canvas.getByText(text.unread(['Cellu Lift']))).toBeVisible();
    await expect(canvas.queryByText(text.withoutReference)).toBeNull();
  },
});
