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

export const Default = meta.story();
export const Playground = meta.story({ args: { state: 'known' } });

export const Icons = meta.story({
  args: {
    steps: [
      { key: 'call', icon: 'phone' as const, content: <Text>Zovemo vas za 30–60 minuta.</Text> },
      { key: 'dispatch', icon: 'truck' as const, content: <Text>Šaljemo paket.</Text> },
    ],
  },
});

export const Numbered = meta.story({
  args: { numbered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: 'loading', steps: ['1', '2'].map((key) => ({ key, content: <Skeleton shape="line" /> })) },
  render: (args) => (
    <SkeletonGroup label="Tražim pošiljku">
      <Timeline {...args} />
    </SkeletonGroup>
  ),
});

export const LongText = meta.story({
  args: {
    steps: ['1', '2'].map((key) => ({
      key,
      content: <Text>{'Prijestolonasljednikovičičinima'.repeat(7)}</Text>,
    })),
  },
});
