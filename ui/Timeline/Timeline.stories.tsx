import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline, timelineDirections, timelineStates } from '#ui/Timeline';

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
    direction: { control: 'inline-radio', options: timelineDirections },
    state: { control: 'inline-radio', options: timelineStates },
  },
});

export default meta;

/** The steps of a parcel, from first to last. */
export const Default = meta.story();

/** Steps that are known, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { state: 'known' } });

/** Each step has an icon. */
export const Icons = meta.story({
  args: {
    steps: [
      { key: 'call', icon: 'phone' as const, content: <Text>Zovemo vas za 30–60 minuta.</Text> },
      { key: 'dispatch', icon: 'truck' as const, content: <Text>Šaljemo paket.</Text> },
    ],
  },
});

/** Steps behind, now and ahead, side by side where the window is wide enough. */
export const Progress = meta.story({
  args: {
    direction: 'row',
    steps: [
      { key: 'order', icon: 'check' as const, progress: 'done' as const, content: <Text>Primljena</Text> },
      { key: 'call', icon: 'phone' as const, progress: 'current' as const, content: <Text>Potvrda</Text> },
      { key: 'dispatch', icon: 'box' as const, progress: 'coming' as const, content: <Text>Slanje</Text> },
    ],
  },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Potvrda');
  },
});

/** A call comes: its step is done, and its marker moves. */
export const Completing = meta.story({
  render: function Render(args) {
    const [isCalled, setCalled] = useState(false);
    return (
      <Stack gap="4" align="start">
        <Button onClick={() => setCalled(true)}>Potvrdite</Button>
        <Timeline
          {...args}
          steps={[
            {
              key: 'call',
              icon: isCalled ? 'check' : 'phone',
              progress: isCalled ? 'done' : 'current',
              content: <Text>Potvrda</Text>,
            },
            {
              key: 'dispatch',
              icon: 'box',
              progress: isCalled ? 'current' : 'coming',
              content: <Text>Slanje</Text>,
            },
          ]}
        />
      </Stack>
    );
  },
});

Completing.test(
  'only the step that has just been completed is marked',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, userEvent }) => {
    const [call] = canvas.getAllByRole('listitem');
    await expect(call?.firstElementChild).toHaveStyle({ animationName: 'none' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(call?.firstElementChild).toHaveStyle({ animationDuration: '0.18s' });
  },
);

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
