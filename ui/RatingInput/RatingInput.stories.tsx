import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { RatingInput, type RatingInputProps } from '#ui/RatingInput';

const meta = preview.meta({
  title: 'UI/Forms/RatingInput',
  component: RatingInput,
  args: {
    label: 'Vaša ocjena',
    name: 'ocjena',
    labels: ['Vrlo loše', 'Loše', 'Dobro', 'Vrlo dobro', 'Odlično'],
    onChange: fn(),
    onBlur: fn(),
  },
});

export default meta;

/** No star is chosen yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Vaša ocjena' })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

Default.test('the arrow keys choose a star', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('radio', { name: 'Vrlo loše' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Dobro' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Dobro' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('radio', { name: 'Loše' })).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(4);
});

Default.test('fills the stars up to the chosen one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Vrlo dobro' }));
  await userEvent.unhover(canvas.getByRole('radio', { name: 'Vrlo dobro' }));
  const filled = () =>
    canvas
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.querySelector('[class*="solid"]'))
      .map((star) => star && getComputedStyle(star).opacity);
  await waitFor(() => expect(filled()).toEqual(['1', '1', '1', '1', '0']));
});

/** Three stars and a hint, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { defaultValue: 3, hint: 'Jedna zvjezdica je najmanje.' },
});

/** Four stars are chosen. */
export const Chosen = meta.story({ args: { defaultValue: 4 } });

/** A required rating is missing; the error says so. */
export const Invalid = meta.story({
  args: { required: true, error: 'Izaberite broj zvjezdica.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Izaberite broj zvjezdica.');
  },
});

/** No star, three stars and invalid, at rest, with the first star under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<RatingInputProps>>
      width="14rem"
      variants={{ empty: {}, chosen: { defaultValue: 3 }, invalid: { error: 'Izaberite broj zvjezdica.' } }}
    >
      {(props, name) => <RatingInput {...args} {...props} name={name} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label and names of stars that are several lines long. */
export const LongText = meta.story({
  args: {
    label: 'Koliko ste zadovoljni proizvodom nakon prvog mjeseca redovnog uzimanja?',
    labels: [
      'Nimalo nisam zadovoljan, tražim povrat',
      'Manje nego što sam očekivao',
      'Onoliko koliko sam očekivao',
      'Više nego što sam očekivao',
      'Potpuno, preporučio bih ga prijatelju',
    ],
    defaultValue: 5,
  },
});
