import { expect, waitFor } from 'storybook/test';
import { expectAbove } from '#storybook/geometry';
import preview from '#storybook/preview';
import { BottomBar, bottomBarPlacements } from '#ui/BottomBar';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Text } from '#ui/Text';

const sentence = 'Dodaci prehrani s tačnim količinama na svakoj bočici. ';

const content = (
  <Inline justify="between">
    <Text weight="bold">46,90 KM</Text>
    <Button tone="primary">Dodajte u korpu</Button>
  </Inline>
);

const meta = preview.meta({
  title: 'UI/Overlays/BottomBar',
  component: BottomBar,
  args: { placement: 'window' as const, children: content },
  argTypes: { placement: { control: 'inline-radio', options: bottomBarPlacements } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Text>{sentence.repeat(60)}</Text>
        <Story />
      </>
    ),
  ],
});

export default meta;

/** A price and its button at the lower edge of the window. */
export const Default = meta.story();

Default.test('the page ends above the bar', { tags: ['thorough'] }, async ({ canvas }) => {
  const bar = canvas.getByRole('button').closest('[data-state]');
  await waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return expectAbove(canvas.getByText(/^Dodaci/), bar);
  });
  window.scrollTo(0, 0);
});

/** The bar at the lower edge of the content, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { placement: 'content' } });

/** A message about the whole page at the lower edge. */
export const Message = meta.story({ args: { placement: 'message', children: 'Niste na mreži.' } });

/** The bar is hidden, and keyboards skip its button. */
export const Hidden = meta.story({
  args: { placement: 'content', hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The message is above the bar. */
export const Both = meta.story({
  render: (args) => (
    <>
      <BottomBar {...args} />
      <BottomBar placement="message">Niste na mreži.</BottomBar>
    </>
  ),
});

/** A message of several lines on a small phone. */
export const LongText = meta.story({
  args: { placement: 'message', children: sentence.repeat(3) },
  globals: { viewport: { value: 'narrow' } },
});
