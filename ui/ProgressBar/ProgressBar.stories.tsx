import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ProgressBar } from '#ui/ProgressBar';
import { Stack } from '#ui/Stack';

const meta = preview.meta({
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 3, max: 9, label: 'Napredak kviza', valueText: 'Pitanje 3 od 6' },
});

export default meta;

/** The third of nine steps. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Napredak kviza' });
    await expect(bar).toHaveValue(3);
    await expect(bar).toHaveAttribute('max', '9');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Pitanje 3 od 6');
  },
});

/** The middle, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { value: 5, max: 10 } });

/** The first moment and the last one. */
export const Ends = meta.story({
  render: () => (
    <Stack>
      <ProgressBar value={0} max={9} label="Na početku" />
      <ProgressBar value={9} max={9} label="Na kraju" />
    </Stack>
  ),
});

/** A long text for screen readers does not show. */
export const LongText = meta.story({
  args: { valueText: 'Odgovorili ste na tri od šest pitanja o zdravlju prostate i mokrenju' },
});
