import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Band } from '#ui/Band';
import { Container, containerElements, containerPlaces, containerWidths } from '#ui/Container';
import { Text } from '#ui/Text';
import { tokens } from '#ui/theme';

const sentence =
  'Dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.';

const meta = preview.meta({
  title: 'UI/Layout/Container',
  component: Container,
  args: { children: <Text>{sentence}</Text> },
  argTypes: {
    width: { control: 'inline-radio', options: containerWidths },
    within: { control: 'inline-radio', options: containerPlaces },
    as: { control: 'select', options: containerElements },
  },
  parameters: { layout: 'fullscreen' },
  // A background shows the edges of the container.
  decorators: [
    (Story) => (
      <Band tone="sunken">
        <Story />
      </Band>
    ),
  ],
});

export default meta;

/** The widest container, with the gutters of the page. */
export const Default = meta.story();

/** The container of an article, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { width: 'text', as: 'article' } });

/** Every width, with its name and measure. */
export const Widths = meta.story({
  render: () => (
    <>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Band>
            <Text>{`${width}: najviše ${width === 'short' ? '440px' : tokens.container[width]}`}</Text>
          </Band>
        </Container>
      ))}
    </>
  ),
});

/** A long text in the container of an article. */
export const LongText = meta.story({
  args: { width: 'text', children: <Text>{`${sentence} `.repeat(6)}</Text> },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Dodaci prehrani/);
    await expect(text.clientWidth).toBeLessThanOrEqual(Number.parseInt(tokens.container.text, 10));
  },
});

/** A text inside a wider part of the page, without gutters. */
export const WithinParent = meta.story({
  args: { within: 'parent', width: 'text', children: <Text>{`${sentence} `.repeat(6)}</Text> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(`${canvas.getByText(/Dodaci/).clientWidth}px`).toBe(tokens.container.text);
  },
});
