import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Measure, measureWidths } from '#ui/Measure';
import { Text } from '#ui/Text';
import { tokens } from '#ui/theme';

const sentence = 'Dodaci prehrani s tačnim količinama na svakoj bočici. ';

const meta = preview.meta({
  title: 'UI/Layout/Measure',
  component: Measure,
  args: { children: <Text>{sentence.repeat(6)}</Text> },
  argTypes: { width: { control: 'inline-radio', options: measureWidths } },
  globals: { viewport: { value: 'desktop' } },
});

export default meta;

/** A text that is no wider than is good to read. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(`${canvas.getByText(/Dodaci/).clientWidth}px`).toBe(tokens.container.text);
  },
});

/** A short measure, with every prop as a control. */
export const Playground = meta.story({ args: { width: 'short' } });

/** A word that is longer than a line. */
export const LongText = meta.story({
  args: { children: <Text>{'Prijestolonasljednikovičičinima'.repeat(7)}</Text> },
});
