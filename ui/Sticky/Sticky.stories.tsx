import { expect, waitFor } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Sticky, stickyStarts } from '#ui/Sticky';
import { Text } from '#ui/Text';

const sentence = 'Dodaci prehrani s tačnim količinama na svakoj bočici. ';

const meta = preview.meta({
  title: 'UI/Layout/Sticky',
  component: Sticky,
  args: { from: 'desktop' as const, children: <Card tone="sunken">Ukupno: 89,90 KM</Card> },
  argTypes: { from: { control: 'inline-radio', options: stickyStarts } },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Columns columns={{ tablet: '1:medium' }}>
        <Text>{sentence.repeat(140)}</Text>
        <Story />
      </Columns>
    ),
  ],
});

export default meta;

/** A part that stays in view while the page scrolls. */
export const Default = meta.story();

Default.test('stays visible during scrolling', { tags: ['thorough'] }, async ({ canvas }) => {
  window.scrollTo(0, 600);
  await waitFor(() => expect(window.scrollY).toBe(600));
  await expect(boxOf(canvas.getByText(/Ukupno/)).top).toBe(96);
  window.scrollTo(0, 0);
});

/** A part that stays in view, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { from: 'tablet' } });

/** A part of several lines stays in view, too. */
export const LongText = meta.story({ args: { children: <Card tone="sunken">{sentence.repeat(5)}</Card> } });
