import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Inline, inlineAligns, inlineElements, inlineJustifies } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { spaces } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Layout/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button>Zadrži</Button>
        <Button tone="quiet">Uklonite</Button>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'select', options: spaces },
    rowGap: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: inlineAligns },
    justify: { control: 'inline-radio', options: inlineJustifies },
    as: { control: 'select', options: inlineElements },
  },
});

export default meta;

/** Two buttons beside each other. */
export const Default = meta.story();

/** Two buttons at both ends of the line, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { gap: '6', justify: 'between', align: 'baseline' },
});

/** Every place of a row's free space. */
export const Justifies = meta.story({
  render: (args) => (
    <Stack gap="6">
      {inlineJustifies.map((justify) => (
        <Inline key={justify} {...args} justify={justify} />
      ))}
    </Stack>
  ),
});

/** More badges than fit one line: they wrap. */
export const LongText = meta.story({
  args: {
    as: 'ul',
    gap: '2',
    children: [
      'Potencija',
      'Prostata',
      'Zglobovi i kosti',
      'Ljepota kože i noktiju',
      'Kosa i tjeme',
      'Mršavljenje bez gladovanja',
      'Probava',
    ].map((category) => (
      <li key={category}>
        <Badge>{category}</Badge>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
});
