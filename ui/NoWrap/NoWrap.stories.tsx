import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { NoWrap } from '#ui/NoWrap';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

const meta = preview.meta({ title: 'UI/Text/NoWrap', component: NoWrap, args: { children: '033 123 456' } });

export default meta;

/** A phone number that stays in one line. */
export const Default = meta.story();

/** A text that does not wrap, as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** An amount that moves for a moment when it changes: a press adds a piece. */
export const MarksChange = meta.story({
  args: { marksChange: true },
  render: function Render(args) {
    const [count, setCount] = useState(1);
    return (
      <Stack gap="4" align="start">
        <Button onClick={() => setCount(count + 1)}>Dodajte</Button>
        <Text size="price">
          <NoWrap {...args}>{`${count * 40},00 KM`}</NoWrap>
        </Text>
      </Stack>
    );
  },
});

MarksChange.test(
  'only another amount is marked',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('40,00 KM')).toHaveStyle({ animationName: 'none' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('80,00 KM')).toHaveStyle({ animationDuration: '0.18s' });
  },
);

/** At the end of a paragraph the number moves to the next line as a whole. */
export const LongText = meta.story({
  render: (args) => (
    <Text>
      {'Pozovite nas u bilo koje doba radnog dana, jer smo tu da pomognemo. '.repeat(6)}
      <NoWrap {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getByText('033 123 456'));
    await expect(lines.getClientRects()).toHaveLength(1);
  },
});

const COLUMN = 96;

/** In a column that is narrower than the number, as with large text, it wraps between its groups. */
export const NarrowColumn = meta.story({
  tags: ['thorough'],
  args: { children: '+381 11 000 0000' },
  render: (args) => (
    <div style={{ width: COLUMN }}>
      <Text>
        <NoWrap {...args} />
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByText('+381 11 000 0000').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(COLUMN);
  },
});
