import { expect } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';

const meta = preview.meta({
  title: 'UI/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Stara cijena' },
  decorators: [
    (Story) => (
      <Text>
        <s>
          <Story /> 99,90 KM
        </s>
      </Text>
    ),
  ],
});

export default meta;

/** A text for screen readers before an old price. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Stara cijena');
    await expect(canvas.getByText('99,90 KM', { selector: 's' })).toHaveTextContent('Stara cijena 99,90 KM');
    // It is in the accessibility tree, but takes only one pixel on the page.
    await expect(boxOf(hidden)).toMatchObject({ width: 1, height: 1 });
  },
});

/** A text that only screen readers announce, as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { children: 'Cijena prije popusta' } });

/** A long text takes up no room. */
export const LongText = meta.story({
  args: { children: 'Najniža cijena u posljednjih trideset dana prije početka ovog sniženja iznosila je' },
});
