import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Measure, measureWidths } from '#ui/Measure';
import { Text } from '#ui/Text';
import { tokens } from '#ui/theme';

const sentence = 'Biljni dodaci prehrani s tačnim količinama na svakoj bočici. ';

const meta = preview.meta({
  title: 'UI/Layout/Measure',
  component: Measure,
  args: { children: <Text>{sentence.repeat(6)}</Text> },
  argTypes: { width: { control: 'inline-radio', options: measureWidths } },
  globals: { viewport: { value: 'desktop' } },
});

export default meta;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(`${canvas.getByText(/Biljni/).clientWidth}px`).toBe(tokens.container.text);
  },
});

export const Playground = meta.story({ args: { width: 'short' } });

export const LongText = meta.story({
  args: { children: <Text>{'Prijestolonasljednikovičičinima'.repeat(7)}</Text> },
});
