import preview from '#storybook/preview';
import { Icon } from '#ui/Icon';
import {
  MediaObject,
  mediaObjectAligns,
  mediaObjectElements,
  mediaObjectSides,
  mediaObjectWidths,
} from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { spaces } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Layout/MediaObject',
  component: MediaObject,
  args: {
    media: <Icon name="truck" tone="brand" />,
    children: <Text>Dostava za 24 do 48 sati</Text>,
  },
  argTypes: {
    media: { control: false },
    gap: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: mediaObjectAligns },
    width: { control: 'inline-radio', options: mediaObjectWidths },
    side: { control: 'inline-radio', options: mediaObjectSides },
    as: { control: 'select', options: mediaObjectElements },
  },
});

export default meta;

/** An icon beside a sentence. */
export const Default = meta.story();

/** The icon at the end and centred, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { gap: '4', align: 'center', side: 'end' },
});

/** The icon at the top, at the first line and in the middle of a long text. */
export const Aligns = meta.story({
  render: (args) => (
    <Stack>
      {mediaObjectAligns.map((align) => (
        <MediaObject
          key={align}
          {...args}
          align={align}
          media={<Icon name="check" size="small" tone="brand" />}
        >
          <Text size="lead">{`${align}: ${'riječ '.repeat(60)}`}</Text>
        </MediaObject>
      ))}
    </Stack>
  ),
});

/** The icon before and after the text. */
export const Sides = meta.story({
  render: (args) => (
    <Stack>
      {mediaObjectSides.map((side) => (
        <MediaObject key={side} {...args} side={side} />
      ))}
    </Stack>
  ),
});

/** A word that is longer than a line. */
export const LongText = meta.story({
  args: { children: <Text>{'Prijestolonasljednikovičičinima'.repeat(7)}</Text> },
});
