import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { CheckboxTile, type CheckboxTileProps } from '#ui/CheckboxTile';

const meta = preview.meta({
  title: 'UI/Forms/CheckboxTile',
  component: CheckboxTile,
  args: { label: 'Slabija energija tokom dana', checked: false, onChange: fn() },
});

export default meta;

/** One answer to a question, not selected. */
export const Default = meta.story();

Default.test(
  'is toggled by a click anywhere on the tile and by Space',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Slabija energija tokom dana'));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
);

/** A selected answer, with every prop as a control. */
export const Playground = meta.story({ args: { checked: true } });

/** Not selected and selected, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<CheckboxTileProps>> variants={{ 'not selected': {}, selected: { checked: true } }}>
      {(props) => <CheckboxTile {...args} {...props} label="Slabija energija" />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** An answer of several lines on a small phone. */
export const LongText = meta.story({
  args: { label: 'Najčešće noću, a ponekad i tokom dana kada dugo sjedim ili vozim bez pauze' },
  globals: { viewport: { value: 'narrow' } },
});
