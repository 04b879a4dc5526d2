import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { CheckboxTile } from '#ui/CheckboxTile';

const meta = preview.meta({
  title: 'UI/Forms/CheckboxTile',
  component: CheckboxTile,
  args: { label: 'Slabija energija tokom dana', checked: false, onChange: fn() },
});

export default meta;

export const Default = meta.story();

Default.test(
  'is toggled by a click anywhere on the tile and by Space',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Slabija energija tokom dana'));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
);

export const Playground = meta.story({ args: { checked: true } });
export const Checked = meta.story({ args: { checked: true } });
export const LongText = meta.story({
  args: { label: 'Najčešće noću, a ponekad i tokom dana kada dugo sjedim ili vozim bez pauze' },
  globals: { viewport: { value: 'narrow' } },
});
