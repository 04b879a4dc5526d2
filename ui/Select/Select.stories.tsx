import { expect, fn } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Select, type SelectProps, selectSizes } from '#ui/Select';

const meta = preview.meta({
  title: 'UI/Forms/Select',
  component: Select,
  args: {
    label: 'Kad vam odgovara poziv?',
    name: 'poziv',
    options: [
      { value: 'soon', label: 'Što prije' },
      { value: 'morning', label: 'Prije podne' },
      { value: 'evening', label: 'Poslije 17 sati' },
    ],
    onChange: fn(),
    onBlur: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: selectSizes } },
});

export default meta;

/** A choice from three times of day. */
export const Default = meta.story();

Default.test(
  'is focused by Tab, keeps the selected option and calls onChange',
  async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Kad vam odgovara poziv?' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Poslije 17 sati');
    await expect(select).toHaveValue('evening');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
);

/** A small optional choice, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { size: 'small', optionalLabel: '(nije obavezno)' },
});

/** Above a list, the context is clear, so the label is for screen readers only. */
export const Small = meta.story({
  args: {
    size: 'small',
    label: 'Poredaj',
    labelDisplay: 'hidden',
    options: [
      { value: 'newest', label: 'Najnovije' },
      { value: 'best', label: 'Najviša ocjena' },
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Poredaj' });
    await expect(boxOf(select.parentElement).height).toBe(44);
  },
});

/** A hint below the box says when we call. */
export const WithHint = meta.story({ args: { hint: 'Zovemo radnim danom od 8 do 17 sati.' } });

/** A required choice is missing; the error says so. */
export const Invalid = meta.story({
  args: { required: true, error: 'Izaberite kad da vas nazovemo.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(select).toHaveAccessibleDescription('Izaberite kad da vas nazovemo.');
  },
});

/** Both sizes and an invalid one, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<SelectProps>>
      variants={{
        ...Object.fromEntries(selectSizes.map((size) => [size, { size }])),
        invalid: { error: 'Izaberite jedno.' },
      }}
    >
      {(props) => <Select {...args} {...props} label="Poziv" />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label and an option that are longer than the box. */
export const LongText = meta.story({
  args: {
    label: 'U koje doba dana želite da vas nazove naš tim radi potvrde narudžbe?',
    options: [
      {
        value: 'any',
        label: 'Bilo kada tokom radnog vremena, ali najradije između osam i devet sati ujutro',
      },
      { value: 'never', label: 'Nemojte me zvati' },
    ],
  },
});
