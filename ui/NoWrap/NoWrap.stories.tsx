import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { NoWrap } from '#ui/NoWrap';
import { Text } from '#ui/Text';

const meta = preview.meta({ title: 'UI/Text/NoWrap', component: NoWrap, args: { children: '033 123 456' } });

export default meta;

/** A phone number that stays in one line. */
export const Default = meta.story();

/** A text that does not wrap, as a control. */
export const Playground = meta.story();

/** At the end of a paragraph the number moves to the next line as a whole. */
export const LongText = meta.story({
  render: (args) => (
    <Text>
      {'Pozovite nas u bilo koje doba radnog dana, jer smo tu da pomognemo. '.repeat(6)}
      <NoWrap {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('033 123 456').getClientRects()).toHaveLength(1);
  },
});
