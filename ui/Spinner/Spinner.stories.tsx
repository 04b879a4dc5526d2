import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Inline } from '#ui/Inline';
import { Spinner } from '#ui/Spinner';
import { Text } from '#ui/Text';

const meta = preview.meta({
  title: 'UI/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Učitavanje' },
});

export default meta;

/** Something is going on. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Učitavanje');
  },
});

/** A spinner, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** A spinner before the text that says what is going on. */
export const BesideAWord = meta.story({
  render: () => (
    <Inline gap="3">
      <Spinner />
      <Text>Tražimo vašu pošiljku</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    // The text already says it.
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

/** A spinner beside several lines. */
export const LongText = meta.story({
  args: { label: 'Učitavanje najpopularnijih proizvoda iz kategorije zglobovi i kosti' },
});
