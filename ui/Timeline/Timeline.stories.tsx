import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Text } from '#ui/Text';
import { Timeline, timelineStates } from '#ui/Timeline';

const meta = preview.meta({
  title: 'UI/Content/Timeline',
  component: Timeline,
  args: {
    steps: [
      { key: 'sent', content: <Text>Pošiljka je predana kurirskoj službi.</Text> },
      { key: 'arrived', content: <Text>Pošiljka je stigla u Zenicu.</Text> },
      { key: 'delivered', content: <Text>Pošiljka je uručena.</Text> },
    ],
  },
  argTypes: {
    steps: { control: false },
    state: { control: 'inline-radio', options: timelineStates },
  },
});

export default meta;

/** The steps of a parcel, from first to last. */
export const Default = meta.story();

/** Steps that are known, with every prop as a control. */
export const Playground = meta.story({ args: { state: 'known' } });

/** Each step has an icon. */
export const Icons = meta.story({
  args: {
    steps: [
      { key: 'call', icon: 'phone' as const, content: <Text>Zovemo vas za 30–60 minuta.</Text> },
      { key: 'dispatch', icon: 'truck' as const, content: <Text>Šaljemo paket.</Text> },
    ],
  },
});

/** Each step has a number. */
export const Numbered = meta.story({
  args: { numbered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
  },
});

/** The places of two steps that are still loading. */
export const Loading = meta.story({
  args: { state: 'loading', steps: ['1', '2'].map((key) => ({ key, content: <Skeleton shape="line" /> })) },
  render: (args) => (
    <SkeletonGroup label="Tražim pošiljku">
      <Timeline {...args} />
    </SkeletonGroup>
  ),
});

/** A word that is longer than a line. */
export const LongText = meta.story({
  args: {
    steps: ['1', '2'].map((key) => ({
      key,
      content: <Text>{'Prijestolonasljednikovičičinima'.repeat(7)}</Text>,
    })),
  },
});
